import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { startSandbox } from '#sandbox/sandbox.ts';
import type { LedgerEntry } from '#tests/support/books.ts';

/** What came to the vendor, and what can be done about it. */
export type Asked = {
  readonly path: string;
  /** Lets the vendor do it, and says what the vendor answers. */
  forward(): Promise<Told>;
  answer(told: Told): void;
  /** The answer begins and breaks off. */
  breakOff(told: Told): void;
  /** Nothing is said for as long as the mood lasts; then the line is dead. */
  hold(): void;
  /** The line is dead at once. */
  cut(): void;
};
export type Told = { readonly status: number; readonly text: string };

/** How the vendor misbehaves when it is asked about money. */
export type Mood = (asked: Asked) => Promise<void> | void;

/** The payment vendor, whose books outlive every shop. What comes to it goes through a door that is moody at times. */
export type Vendor = {
  /** Where the shop finds it. */
  readonly url: string;
  /** Where cards become tokens: always in a good mood. */
  readonly sandbox: string;
  setMood(mood: Mood | undefined): void;
  /** Waits until somebody has met the mood. @throws when nobody has after a while, in milliseconds: then nothing was tried. */
  untilMet(longestMs?: number): Promise<void>;
  /** Asks the sandbox for faults of its own, by `POST /v1/faults`; none: forgets those that wait. */
  ownFaults(kinds: readonly string[]): Promise<void>;
  ledger(): Promise<LedgerEntry[]>;
  close(): Promise<void>;
};

const KEY = 'sk_sandbox_demo';
const MOST_OWN_FAULTS = 300;
const LONGEST_TO_MEET_MS = 60_000;

/** @param shopPorts of the nodes it knows; to the first it sends its messages. */
export async function startVendor(folder: string, shopPorts: readonly [number, number]): Promise<Vendor> {
  let origin = '';
  let mood: Mood | undefined;
  const met = { times: 0 };
  const held = new Set<ServerResponse>();
  const door = createServer((incoming, response) => {
    void bodyOf(incoming)
      .then(async (body) => {
        const asked = askedOf(incoming, response, { body, origin, held });
        const isAboutMoney = asked.path.startsWith('/v1/authorizations');
        if (mood !== undefined && isAboutMoney) {
          met.times += 1;
          await mood(asked);
        } else asked.answer(await asked.forward());
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const sandbox = await startSandbox({
    dataDir: folder,
    publicUrl: url, // what the shop knows it by
    port: 0,
    secretKey: KEY,
    shopOrigins: shopPorts.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
    logLevel: 'silent',
    webhookLateMs: 300,
    webhookUrl: `http://127.0.0.1:${shopPorts[0]}/webhooks/payment`,
  });
  origin = `http://127.0.0.1:${sandbox.port}`;
  const cutHeld = () => {
    for (const response of held) response.destroy();
    held.clear();
  };
  return {
    url,
    sandbox: origin,
    setMood(next) {
      mood = next;
      met.times = 0;
      cutHeld();
    },
    async untilMet(longestMs = LONGEST_TO_MEET_MS) {
      for (let waitedMs = 0; met.times === 0 && waitedMs < longestMs; waitedMs += 10) await sleep(10);
      if (met.times === 0) throw new Error('nobody met the mood of the vendor: nothing was tried');
    },
    async ownFaults(kinds) {
      await request(`${origin}/v1/faults`, { method: 'DELETE' });
      for (let count = 0; count < MOST_OWN_FAULTS && kinds.length > 0; count += 1)
        await send(`${origin}/v1/faults`, { kind: kinds[count % kinds.length], count: 1 });
    },
    ledger: () => wholeLedger(origin),
    async close() {
      cutHeld();
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await sandbox.close();
    },
  };
}

type Behind = { readonly body: string; readonly origin: string; readonly held: Set<ServerResponse> };

function askedOf(incoming: IncomingMessage, response: ServerResponse, { body, origin, held }: Behind): Asked {
  const { authorization = '', 'content-type': type } = incoming.headers;
  const head = { 'content-type': 'application/json' };
  return {
    path: incoming.url ?? '/',
    async forward() {
      const answer = await request(`${origin}${incoming.url}`, {
        method: incoming.method === 'POST' ? 'POST' : 'GET',
        headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
        ...(body !== '' && { body }),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    answer: ({ status, text }) => void response.writeHead(status, head).end(text),
    breakOff({ status, text }) {
      response.writeHead(status, { ...head, 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    },
    hold: () => void held.add(response),
    cut: () => void response.destroy(),
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

async function send(url: string, body: object): Promise<void> {
  const answer = await request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await answer.body.dump();
}

async function wholeLedger(origin: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const after = last === undefined ? '' : `?after=${last.id}`;
    const answer = await request(`${origin}/v1/ledger${after}`, { headers: { authorization: `Bearer ${KEY}` } });
    const page = (await answer.body.json()) as { entries: LedgerEntry[] };
    if (page.entries.length === 0) return entries;
    entries.push(...page.entries);
  }
}
