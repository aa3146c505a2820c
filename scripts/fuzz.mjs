// npm run fuzz: 10,000 random requests over every route (FUZZ_REQUESTS) and as many hostile queries (FUZZ_QUERIES), none of which may fail on our side. FUZZ_SEED sends the same again.
import { build, install, ownNode, run } from './prepare.mjs';

install();
build();
const { binary, env } = ownNode();
const options = ['run', '--project', 'server', 'tests/fuzz/every-route', 'tests/search/judged-queries', ...process.argv.slice(2)];
run(binary, ['node_modules/.bin/vitest', ...options], { FUZZ_REQUESTS: '10000', FUZZ_QUERIES: '10000', ...env });
