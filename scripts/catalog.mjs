// npm run catalog: what a person does about the catalogue by files. What went wrong is said by the program itself.
import { spawnSync } from 'node:child_process';
import { install, ownNode, root } from './prepare.mjs';

install();
const { binary, env } = ownNode();
const { status } = spawnSync(binary, ['server/manage-catalog.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
process.exit(status ?? 1);
