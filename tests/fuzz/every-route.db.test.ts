import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomFrom } from '#database/demo/random.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { ROUTES } from '#server/routes.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, holdToContract, type Visitor } from '#tests/support/visitor.ts';
import type { Drawing } from './arbitrary-of-schema.ts';
import { Description, fillCart } from './described-calls.ts';
import { drawForVendor, drawRequest, type Drawn, type Targets } from './draw-request.ts';

/** `npm run fuzz` sends 10,000; FUZZ_SEED sends again what failed with that seed. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 1e9));
/** Somebody asks so often, then somebody else does. */
const REQUESTS_A_VISITOR = 60;
const PEOPLE = [undefined, 'sam.shopper@example.com', undefined, 'rita.rewards@example.com', 'bea.buyer@harbordental.example'] as const;
const FILES = [
  '/favicon.svg',
  '/robots.txt',
  '/pictures/',
  '/assets/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/api/docs/static/',
  '/cc/api/tdprocess',
  '/webhooks/payment',
  '/__manifest?p=',
  '/__manifest?paths=',
];

/** What the running shop knows of its pages. */
const Build = z.object({ routes: z.record(z.string(), z.object({ id: z.string(), path: z.string().optional() })) });

const live = useLivePages();
let targets: Targets;
let schemas: z.output<typeof Description>['components']['schemas'];

beforeAll(async () => {
  const description = Description.parse((await aVisitor(live.site).get('/api/openapi.json')).body);
  const { routes } = Build.parse(await import(pathToFileURL(resolve('build/server/index.js')).href));
  schemas = description.components.schemas;
  targets = {
    calls: ROUTES.filter(({ contract }) => contract.isStream !== true).map(({ contract: call }) => {
      const path = `${call.isPrefixed === true ? '/ele-lpd' : ''}${call.path}`.replace(/:(\w+)/g, '{$1}');
      const operation = description.paths[path]?.[call.method.toLowerCase()];
      if (operation === undefined) throw new Error(`${call.method} ${path} is not described`);
      return { call, path, operation };
    }),
    pages: Object.values(routes).flatMap(({ id, path = '' }) => (id === 'root' ? [] : [`/${path}`])),
    others: [...FILES, `/assets/${readdirSync('build/client/assets')[0]}`],
  };
});

type Somebody = { readonly visitor: Visitor; readonly host: string; readonly known: Drawing['known'] };

async function somebody(turn: number): Promise<Somebody> {
  const email = PEOPLE[turn % PEOPLE.length];
  const host = `${email?.startsWith('bea') === true ? 'business.' : ''}localhost:${live.port}`;
  const visitor = aVisitor(live.site, { host });
  if (email !== undefined) await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  return { visitor, host, known: await fillCart(visitor, REQUESTS_A_VISITOR) };
}

/** Sends as the visitor, and says what is wrong with the answer. */
async function complaintAbout({ call, ...drawn }: Drawn, { visitor: { cookies }, host }: Somebody): Promise<string | undefined> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await live.site.app.inject({ ...drawn, headers: { host, cookie, ...drawn.headers } } as InjectOptions);
  for (const { name, value, maxAge } of answer.cookies) {
    if (maxAge === 0) cookies.delete(name);
    else cookies.set(name, value);
  }
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (call === undefined || !String(answer.headers['content-type']).startsWith('application/json')) return undefined;
  try {
    holdToContract(call.method, drawn.url, { status: answer.statusCode, body: answer.json(), headers: {} });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const shown = ({ method, url, headers, payload = '' }: Drawn): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${payload.slice(0, 500)}`;

describe(`${REQUESTS} random requests over every route (seed ${SEED})`, () => {
  it('are answered as described, and none with a failure of ours', { timeout: 60_000 + REQUESTS * 500 }, async () => {
    const wrong: string[] = [];
    for (let first = 0; first < REQUESTS; first += REQUESTS_A_VISITOR) {
      const random = randomFrom(SEED + first);
      const who = await somebody(first / REQUESTS_A_VISITOR);
      for (let index = first; index < Math.min(REQUESTS, first + REQUESTS_A_VISITOR); index += 1) {
        const drawn = drawRequest(random, targets, { known: who.known, schemas });
        const complaint = await complaintAbout(drawn, who);
        if (complaint !== undefined) wrong.push(`${index}: ${shown(drawn)}\n  ${complaint}`);
      }
    }
    const errors = live.site.logged.filter((line) => line.includes('"level":50'));
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] });
    expect(await checkInvariants(live.site.database, live.site.shop.now())).toEqual([]);
  });

  it('of the payment vendor are answered, too', { timeout: 60_000 + REQUESTS * 100 }, async () => {
    const random = randomFrom(SEED);
    const { origin } = live.site.sandbox;
    const failed: string[] = [];
    for (let index = 0; index < REQUESTS / 5; index += 1) {
      const { method, path, init } = drawForVendor(random, live.base);
      const { status } = await fetch(`${origin}${path}`, { method, redirect: 'manual', ...init });
      if (status >= 500) failed.push(`${index}: ${status} ${method} ${path.slice(0, 300)} ${JSON.stringify(init).slice(0, 300)}`);
    }
    expect(failed).toEqual([]);
  });
});
