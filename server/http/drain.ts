import type { FastifyInstance } from 'fastify';

/** What has been answered is on its way for so long at most, once nothing is worked on. */
const LAST_BYTES_MS = 500;

/** Watches the requests of a server, so that it can be closed without cutting any off. */
export type Drain = {
  /** Whether the server is closing: from then on every answer ends its connection, and what comes anew is turned away. */
  readonly isClosing: boolean;
  /** To be called before the server has any route. */
  watch(app: FastifyInstance): void;
  /**
   * Closes the server. Connections that wait for a next request are closed at once, the others with their answer, and what is not
   * answered when the grace is over is cut off.
   *
   * @returns how many requests were cut off.
   */
  close(app: FastifyInstance, grace: Promise<unknown>): Promise<number>;
};

export function makeDrain(): Drain {
  const underWay = new Set<unknown>();
  let isClosing = false;
  let tellIdle: () => void = () => undefined;
  return {
    get isClosing() {
      return isClosing;
    },
    watch(app) {
      app.addHook('onRequest', (_request, { raw }, done) => {
        underWay.add(raw);
        raw.once('close', () => {
          underWay.delete(raw);
          if (underWay.size === 0) tellIdle();
        });
        done();
      });
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (isClosing) reply.header('connection', 'close');
        done(null, payload);
      });
      app.addHook('preClose', async () => {
        isClosing = true;
      });
    },
    async close(app, grace) {
      const idle = new Promise<void>((resolve) => (tellIdle = resolve));
      const closed = app.close();
      if (underWay.size > 0) await Promise.race([idle, grace]);
      const cut = underWay.size;
      // Who has begun a request and does not go on is not waited for.
      const timer = setTimeout(() => app.server.closeAllConnections(), cut > 0 ? 0 : LAST_BYTES_MS);
      await closed;
      clearTimeout(timer);
      return cut;
    },
  };
}
