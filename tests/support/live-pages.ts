import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { freePort } from './free-port.ts';
import { makeTestShop, type TestShop } from './test-shop.ts';

/** A shop that serves its pages on a port, without a browser in front of it. */
export type LivePages = {
  readonly site: TestShop;
  readonly port: number;
  readonly base: string;
  /** Asks as one of the shop's own pages would. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
};

export function useLivePages(): LivePages {
  const made: { site?: TestShop; port: number } = { port: 0 };
  let end = async () => {};
  beforeAll(async () => {
    made.port = await freePort();
    const built = await makeTestShop(inject('databaseUrl'), { port: made.port });
    end = built.end;
    made.site = built.testShop;
  });
  afterAll(() => end());
  return {
    get site() {
      if (made.site === undefined) throw new Error('the shop is not up yet');
      return made.site;
    },
    get port() {
      return made.port;
    },
    get base() {
      return `http://localhost:${made.port}`;
    },
    send({ headers, ...options }) {
      return this.site.app.inject({ ...options, headers: { host: `localhost:${made.port}`, origin: this.base, ...headers } });
    },
  };
}
