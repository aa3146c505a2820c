// npm start: installs what is missing, builds the pages, then runs the shop under the project's own Node.js.
import { spawn } from 'node:child_process';
import { SERVER_ENV, SERVER_FLAGS } from './node-flags.mjs';
import { build, install, ownNode, root } from './prepare.mjs';

install();
build();
const { binary, env } = ownNode();
const shop = spawn(binary, [...SERVER_FLAGS, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...SERVER_ENV, ...env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => shop.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
shop.on('exit', (code) => process.exit(code ?? 1));
