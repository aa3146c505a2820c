// npm run faults: what the shop promises, while everything around it breaks.
import { build, install, ownNode, run } from './prepare.mjs';

install();
build();
const { binary, env } = ownNode();
run(binary, ['tests/faults/run.ts', ...process.argv.slice(2)], env);
