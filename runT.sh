. /tmp/mk/env2.sh; cd /tmp/mk; python runner.py T.pkl /tmp/mk/c0 /tmp/mk/logT.txt --tier plan --plan planT.txt --only $(cut -d' ' -f1 planT.txt | paste -sd,) > runT.out 2>&1
