// npm run order: what a person does about an order, beside the running shop. What went wrong is said by the program itself.
import { spawnSync } from 'node:child_process';
import { install, ownNode, root } from './prepare.mjs';

install();
const { binary, env } = ownNode();
const { status } = spawnSync(binary, ['server/manage-order.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
process.exit(status ?? 1);
