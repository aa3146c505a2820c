// npm run bench: the figures of the shop beside the ceiling of the same run.
import { build, install, ownNode, run } from './prepare.mjs';

install();
build();
const { binary, env } = ownNode();
run(binary, ['bench/run.ts', ...process.argv.slice(2)], env);
