import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { Agent } from 'undici';

/** What browsers say they can unpack. */
export const BROWSERS_ACCEPT = 'gzip, deflate, br, zstd';

/** An answer as it came: nothing is decompressed before somebody wants to read it, for that costs whoever measures. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** 'identity' when it came as it is. */
  readonly encoding: string;
};

/** Asks as a browser does: cookies of its own, packed answers, connections that are kept, and a key for whatever changes something. */
export class Shopper {
  static readonly agent = new Agent({ connections: 64, pipelining: 1 });
  readonly #base: string;
  readonly #host: string | undefined;
  readonly #cookies = new Map<string, string>();

  constructor(base: string, host?: string) {
    this.#base = base;
    this.#host = host;
  }

  forget(): void {
    this.#cookies.clear();
  }

  /** Has a cookie from now on that some page has set. */
  carry(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** @throws when the answer is not 2xx. */
  async send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const answer = await Shopper.agent.request({
      origin: this.#base,
      path,
      method,
      headers: {
        'accept-encoding': BROWSERS_ACCEPT,
        ...(this.#host !== undefined && { host: this.#host }),
        ...(payload !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const encoding = String(answer.headers['content-encoding'] ?? 'identity');
    const known: Answer = { status: answer.statusCode, headers: answer.headers, bytes, encoding };
    if (known.status >= 300) throw new Error(`${method} ${path} answered ${known.status}: ${textOf(known).slice(0, 200)}`);
    return known;
  }

  /** The same, read: JSON as what it says, anything else as a text. */
  async ask(...call: Parameters<Shopper['send']>): Promise<unknown> {
    const answer = await this.send(...call);
    const text = textOf(answer);
    return String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : text;
  }
}

const UNPACKERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** What an answer says. */
export function textOf({ bytes, encoding }: Pick<Answer, 'bytes' | 'encoding'>): string {
  return (UNPACKERS[encoding]?.(bytes) ?? bytes).toString('utf8');
}

/** A field of an answer that is JSON; undefined where it has none. */
export function fieldOf(answer: Answer, name: string): unknown {
  const value: unknown = JSON.parse(textOf(answer));
  return Reflect.get(Object(value), name);
}
