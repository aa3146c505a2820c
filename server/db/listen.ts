import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Shop } from '../shop.ts';
import { closeConnection } from './database.ts';

/** Listens to what other nodes (and import jobs) have changed, and forgets what is in memory of it. */
export type Listener = { close(): Promise<void> };

const RECONNECT_MS = 1_000;

type Connection = { readonly client: pg.Client; /** Settles when it is lost or closed. */ readonly ended: Promise<void> };

/**
 * Keeps a connection that hears notifications. When it breaks it is made again, however often that fails; and since nobody knows what
 * was missed in between, everything in memory is forgotten — after it is back: what is read before might change unheard.
 */
export async function listenForChanges(shop: Shop, url: string): Promise<Listener> {
  const closing = new AbortController();
  let connection = await connect(shop, url);
  const kept = stayConnected();

  async function stayConnected(): Promise<void> {
    for (;;) {
      await connection.ended;
      if (closing.signal.aborted) return;
      const again = await connectAgain();
      if (again === undefined) return;
      connection = again;
      shop.sessions.forgetAll();
      shop.catalog.forget();
      shop.stores.forget();
    }
  }

  async function connectAgain(): Promise<Connection | undefined> {
    for (;;) {
      try {
        await sleep(RECONNECT_MS, undefined, { signal: closing.signal, ref: false });
        const made = await connect(shop, url);
        if (!closing.signal.aborted) return made;
        await made.client.end();
        return undefined;
      } catch (error) {
        if (closing.signal.aborted) return undefined;
        shop.log.warn({ err: error }, 'changes of other nodes cannot be heard; it is tried again');
      }
    }
  }

  return {
    async close() {
      closing.abort();
      await closeConnection(connection.client);
      await kept;
    },
  };
}

/** A connection that hears already. @throws when there is none to be had. */
async function connect(shop: Shop, url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined); // 'end' follows
  client.on('notification', ({ channel, payload }) => hear(shop, channel, payload ?? ''));
  try {
    await client.connect();
    await client.query('listen session_changed; listen catalog_changed; listen stores_changed');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, ended };
}

function hear(shop: Shop, channel: string, payload: string): void {
  if (channel === 'session_changed') shop.sessions.forget(payload);
  else if (channel === 'stores_changed') shop.stores.forget();
  else if (payload === '') shop.catalog.forget();
  else shop.catalog.forgetTerms(payload);
}
