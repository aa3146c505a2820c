import fc from 'fast-check';
import type { Call } from '#contracts/call.ts';
import type { Random } from '#database/demo/random.ts';
import { ODD_HEADERS, ODD_PARTS } from '#tests/attacks/requests/odd-values.ts';
import type { Drawing } from './arbitrary-of-schema.ts';
import { addressOf, casesOf, type Operation } from './described-calls.ts';
import { FORM_FIELDS, INTENTS, QUERY_PARAMETERS } from './page-forms.ts';

/** One request as it is sent; the payload is text, well-formed or not. */
export type Drawn = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly payload?: string;
  /** The call that the address belongs to. */
  readonly call?: Call;
};

/** Everything that can be asked for. */
export type Targets = {
  readonly calls: readonly { readonly call: Call; readonly path: string; readonly operation: Operation }[];
  /** Patterns of pages, with `:name`. */
  readonly pages: readonly string[];
  readonly others: readonly string[];
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const;
const FORM = 'application/x-www-form-urlencoded';
/** What inject would not send as it is, or what would end the session that the others go on with. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'cookie', 'expect', 'upgrade']);
const HEADERS = Object.entries(ODD_HEADERS).filter(([name]) => !FRAMING.has(name));

const WORDS = [
  '',
  '0',
  '-1',
  '1e400',
  'true',
  '100001',
  '01702',
  'sam.shopper@example.com',
  'Foolscap-demo-1',
  '2026-12-01',
  '{"a":',
  '<script>',
  "'; --",
  '\u0000',
  '\ud83d',
  'é'.repeat(50),
  'x'.repeat(3_000),
  '//evil.example',
  '__proto__',
] as const;

/** Bodies that are no JSON of any call. */
const BROKEN_JSON = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${'"items":[],'.repeat(5_000)}"items":[]}`,
  '\ufeff{}',
  '{"items":[{"itemId":"\\ud800","qty":1}]}',
];

/** Draws the next request: the same ones for the same random numbers, apart from the ids that a cart was given. */
export function drawRequest(random: Random, targets: Targets, drawing: Drawing): Drawn {
  const drawn = random.pick([drawCall, drawCall, drawPage, drawPage, drawOther])(random, targets, drawing);
  const headers = { ...drawn.headers };
  if (random.chance(0.15)) {
    const [name, values] = random.pick(HEADERS);
    headers[name] = random.pick(values);
  }
  return { ...drawn, headers };
}

function drawCall(random: Random, { calls }: Targets, drawing: Drawing): Drawn {
  const { call, path, operation } = random.pick(calls);
  const [one] = fc.sample(casesOf(operation, drawing), { numRuns: 1, seed: random.between(0, 2 ** 31 - 1) });
  if (one === undefined) throw new Error('nothing was drawn');
  const url = addressOf(path, one);
  const method = random.chance(0.05) ? random.pick(METHODS) : call.method;
  if (method === 'GET' || method === 'HEAD') return { method, url, headers: {}, ...(method === call.method && { call }) };
  const isOverridden = (method === 'PUT' || method === 'DELETE') && random.chance(0.5);
  return {
    method: isOverridden ? 'POST' : method,
    url,
    headers: {
      'content-type': random.chance(0.05) ? random.pick([FORM, 'text/plain', 'x']) : 'application/json',
      ...(isOverridden && { 'x-http-method-override': method }),
    },
    payload: random.chance(0.1) ? random.pick(BROKEN_JSON) : (JSON.stringify(one.body) ?? ''),
    ...(method === call.method && { call }),
  };
}

function drawPage(random: Random, { pages }: Targets, { known }: Drawing): Drawn {
  const pattern = random.pick(pages);
  const path = pattern.replace(/:(\w+)|\*/g, (_all, name: string | undefined) => partOf(random, name));
  const isData = random.chance(0.4);
  const query = new URLSearchParams(
    Array.from({ length: random.between(0, 2) }, () => [random.pick(QUERY_PARAMETERS), wordFor(random, known)] as [string, string]),
  );
  const url = `${isData ? `${path === '/' ? '/_' : path}.data` : path}${random.chance(0.05) ? '?%zz&=&;' : `?${query}`}`;
  if (random.chance(0.5)) return { method: 'GET', url, headers: {} };
  if (random.chance(0.1)) return { method: random.pick(METHODS), url, headers: {} };
  return { method: 'POST', url, headers: { 'content-type': FORM }, payload: drawForm(random, known) };
}

function drawForm(random: Random, known: Drawing['known']): string {
  if (random.chance(0.05)) return random.pick(['', '%', '&&==', 'a'.repeat(60_000), 'a&'.repeat(30_000), 'intent=place&'.repeat(2_000)]);
  const fields = Array.from({ length: random.between(1, 8) }, () => {
    const name = random.pick(FORM_FIELDS);
    return [name, String(random.pick(known(name) ?? WORDS)).toWellFormed()];
  });
  return new URLSearchParams([['intent', random.pick(INTENTS)], ...fields]).toString();
}

function drawOther(random: Random, { others }: Targets): Drawn {
  const url = random.pick(others);
  const tail = random.chance(0.3) ? random.pick(ODD_PARTS) : '';
  const method = random.chance(0.6) ? 'GET' : random.pick(METHODS);
  if (method !== 'POST') return { method, url: `${url}${tail}`, headers: {} };
  return {
    method,
    url: `${url}${tail}`,
    headers: { 'content-type': random.pick([FORM, 'application/json']) },
    payload: random.pick(BROKEN_JSON),
  };
}

function partOf(random: Random, name: string | undefined): string {
  if (random.chance(0.15)) return random.pick(ODD_PARTS);
  if (name === 'productPage') return `product_${random.pick(['100001', '100016', '100039', '999999', 'x'])}`;
  if (name === 'orderNumber') return random.pick(['10000001', '10000002', '0', 'x', '9'.repeat(30)]);
  return random.pick(['paper', 'copy-paper', 'x', 'constructor', 'no/such/page']);
}

const wordFor = (random: Random, known: Drawing['known']): string => {
  const values = random.chance(0.3) ? known(random.pick(['itemId', 'cartItemId', 'zipcode', 'coupons'])) : undefined;
  return String(random.pick(values ?? WORDS)).toWellFormed();
};

/** What the payment vendor answers to browsers. */
const VENDOR = [
  '/frame/card',
  '/hosted/card',
  '/challenge/x',
  '/v1/tokens',
  '/v1/giftcards/tokens',
  '/v1/giftcards/balance',
  '/v1/challenges/x',
  '/',
];
const VENDOR_FIELDS = [
  'number',
  'expiryMonth',
  'expiryYear',
  'cvv',
  'pin',
  'answer',
  'nonce',
  'parentOrigin',
  'returnUrl',
  'state',
  'id',
  'style',
];
const CARD_WORDS = ['4242424242424242', '4000000000000259', '12', '2030', '123', '6006491000000000029', '2222', 'approve', ...WORDS];

/** The same for the payment vendor, as a page of `origin` would ask. */
export function drawForVendor(random: Random, origin: string): { method: string; path: string; init: RequestInit } {
  const fields = Object.fromEntries(
    VENDOR_FIELDS.flatMap((name) => (random.chance(0.6) ? [[name, random.pick([origin, ...CARD_WORDS]).toWellFormed()] as const] : [])),
  );
  const path = `${random.pick(VENDOR)}${random.chance(0.2) ? random.pick(ODD_PARTS) : ''}`;
  const method = random.pick(['GET', 'POST', 'POST', 'DELETE', 'OPTIONS'] as const);
  if (method !== 'POST') return { method, path: `${path}?${new URLSearchParams(fields)}`, init: { headers: { origin } } };
  const isForm = random.chance(0.4);
  const json = random.chance(0.2) ? random.pick(BROKEN_JSON) : JSON.stringify(fields);
  const body = isForm ? new URLSearchParams(fields).toString() : json;
  return { method, path, init: { body, headers: { origin, 'content-type': isForm ? FORM : 'application/json' } } };
}
