import pg from 'pg';
import type { Shop } from '../shop.ts';

/** Listens to what other nodes (and import jobs) have changed, and forgets what is in memory of it. */
export type Listener = { close(): Promise<void> };

const RECONNECT_MS = 1_000;

/**
 * Keeps a connection that hears notifications. When it breaks, nobody knows what was missed: everything in memory is
 * forgotten, and the connection is made again.
 */
export async function listenForChanges(shop: Shop, url: string): Promise<Listener> {
  let isClosed = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url });
    client.on('notification', ({ channel, payload }) => {
      if (channel === 'session_changed') shop.sessions.forget(payload ?? '');
      else shop.catalog.forget();
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (isClosed) return;
      shop.catalog.forget();
      setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query('listen session_changed; listen catalog_changed');
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
