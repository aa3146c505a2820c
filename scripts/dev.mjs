// npm run dev: the shop with its pages served live by Vite, and started again when a file of the server changes.
import { spawn } from 'node:child_process';
import { install, ownNode, root } from './prepare.mjs';

install();
const { binary, env } = ownNode();
const watched = ['server', 'contracts', 'domain'].flatMap((folder) => ['--watch-path', folder]);
const shop = spawn(binary, ['--watch-preserve-output', ...watched, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, NODE_ENV: 'development' },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => process.exit(code ?? 0));
