// npm run order: what a person does about an order. It works beside the running shop.
import { install, ownNode, run } from './prepare.mjs';

install();
const { binary, env } = ownNode();
run(binary, ['server/manage-order.ts', ...process.argv.slice(2)], { ...env, NODE_ENV: process.env.NODE_ENV ?? 'production' });
