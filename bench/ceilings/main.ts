import Fastify from 'fastify';
import pg from 'pg';
import { statementsOfAnOrder } from './order-statements.ts';
import { oneStatementEach } from './one-statement.ts';
import { pagesWithoutShop } from './pages.ts';

// The least that any shop on this stack must do, in a process of its own: it has the same Node.js, the same driver and the same database.

const url = process.env['CEILINGS_DATABASE_URL'] ?? '';
const pool = new pg.Pool({ connectionString: url, max: 8 });
const app = Fastify();
await oneStatementEach(app, pool);
await pagesWithoutShop(app);
await statementsOfAnOrder(app, {
  serverUrl: url,
  sandboxUrl: process.env['CEILINGS_SANDBOX_URL'] ?? '',
  publicUrl: process.env['CEILINGS_PUBLIC_URL'] ?? '',
});
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
