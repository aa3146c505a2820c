import { connect } from 'node:net';
import type pg from 'pg';

/** How long PostgreSQL may take to hear of it. */
const HEARD_WITHIN_MS = 2_000;
/** In the place of the version of its protocol. */
const CANCEL_REQUEST = (1234 << 16) | 5678;

/**
 * Asks PostgreSQL to end what a connection runs, on a line of its own: where all connections are busy none is left to ask with. It names the connection by the key that PostgreSQL gave
 * it, so it needs no password, and meets nobody when the connection is gone. What is not heard ends by its time-out.
 */
export function cancelStatement(client: pg.Client): void {
  const { host, port } = client;
  const line = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  line.setTimeout(HEARD_WITHIN_MS, () => line.destroy());
  line.on('error', () => undefined);
  // It closes the line when it has heard, and says nothing.
  line.resume();
  line.write(cancelRequest(client));
}

/** The driver's declarations do not tell of the two numbers. */
function cancelRequest(client: pg.Client): Buffer {
  const request = Buffer.alloc(16);
  const numbers = [request.length, CANCEL_REQUEST, Reflect.get(client, 'processID'), Reflect.get(client, 'secretKey')];
  numbers.forEach((number, index) => request.writeInt32BE(Number(number), index * 4));
  return request;
}
