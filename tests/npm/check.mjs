// Tells what checkers from npm find: node check.mjs FILE… prints {file: [what is wrong, …]} as JSON.
// .glb is glTF; .html is a page, which may hold a glTF file with textures of its own outside it.
import { readFileSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import gltf from "gltf-validator";

const MODEL = /<script type="application\/octet-stream;base64" id="model">([^<]*)</;
const SEVERITIES = ["error", "warning", "info", "hint"];
const page = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard"],
    rules: { "prefer-native-element": "off" }, // a matter of taste
  }),
);

async function ofModel(content, ignored = []) {
  const options = { maxIssues: 0, ignoredIssues: ignored };
  const { issues } = await gltf.validateBytes(new Uint8Array(content), options);
  return issues.messages.map((x) => `${SEVERITIES[x.severity]} ${x.code} ${x.pointer ?? ""}`);
}

async function ofPage(text) {
  const { results } = await page.validateString(text);
  const said = results.flatMap((file) => file.messages);
  const found = said.map((x) => `line ${x.line}, column ${x.column}: ${x.message} (${x.ruleId})`);
  const model = MODEL.exec(text);
  // the page's own scripts use the places on textures, of which the model knows nothing
  return model ? [...found, ...(await ofModel(Buffer.from(model[1], "base64"), ["UNUSED_OBJECT"]))] : found;
}

const told = {};
for (const file of process.argv.slice(2)) {
  const content = readFileSync(file);
  told[file] = file.endsWith(".glb") ? await ofModel(content) : await ofPage(content.toString());
}
console.log(JSON.stringify(told));
