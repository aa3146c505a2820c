// npm run menus: checks the menus of header and footer, and writes down who sees what.
import { spawnSync } from 'node:child_process';
import { install, ownNode, root } from './prepare.mjs';

install();
const { binary, env } = ownNode();
const { status } = spawnSync(binary, ['server/manage-menus.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
process.exit(status ?? 1);
