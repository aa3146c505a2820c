import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

/** How an answer can be compressed, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Compressors<Result> = Readonly<Record<Encoding, (bytes: Buffer) => Result>>;

/** What is smaller gains nothing: it fits into two packets as it is. In bytes. */
const SMALLEST = 2_000;
/** What is larger is compressed beside the main thread, so that nobody waits for longer than a millisecond on it. In bytes. */
const LARGEST_AT_ONCE = 256_000;
/** Pictures, fonts and archives are compressed already. */
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|manifest\+json))/;
/**
 * What is compressed here is compressed for one who waits: a page of 86 kB takes 0.14 ms to 13.9 kB, where an effort of 4 would take 0.6 to 11.9, and
 * 1.5 of the processors when it is made beside the main thread. What many get is compressed better, once.
 */
const EFFORT = 1;
const brotliFor = (size: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
const forGzip = { level: EFFORT };
const atOnce: Compressors<Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliFor(bytes.length)),
  gzip: (bytes) => gzipSync(bytes, forGzip),
};
const [brotliInPool, gzipInPool] = [promisify(brotliCompress), promisify(gzip)];
const inPool: Compressors<Promise<Buffer>> = {
  br: async (bytes) => brotliInPool(bytes, brotliFor(bytes.length)),
  gzip: async (bytes) => gzipInPool(bytes, forGzip),
};

/** One of the encodings that a request takes, and how gladly. (RFC 9110, 12.5.3) */
const TAKEN = /^([!#$%&'*+.^`|~\w-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/;

/**
 * The best of our encodings that a request takes; undefined: as it is. What is not named is taken as `*` is, what is written wrong is not
 * taken, and of two that are taken as gladly ours comes first.
 */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding']?.toLowerCase() ?? '';
  const taken = new Map(
    accepted.split(',').flatMap((part) => {
      const [, name, quality = '1'] = TAKEN.exec(part.trim()) ?? [];
      return name === undefined ? [] : [[name, Math.min(Number(quality), 1)] as const];
    }),
  );
  const qualityOf = (encoding: Encoding) => taken.get(encoding) ?? taken.get('*') ?? 0;
  const best = ENCODINGS.reduce((one, other) => (qualityOf(other) > qualityOf(one) ? other : one));
  return qualityOf(best) > 0 ? best : undefined;
}

/** What is sent more than once, and what became of it by each encoding. */
const packed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

/** A text as bytes that are compressed once, however often they are sent. */
export function sentAgain(text: string): Buffer {
  const bytes = Buffer.from(text);
  packed.set(bytes, {});
  return bytes;
}

/**
 * Compresses large texts in one piece: an answer that is whole already is compressed several times as fast as one that is streamed
 * through a compressor of its own. Whatever is a stream, small, compressed already or no text goes out as it is.
 */
export function compressAnswers(app: FastifyInstance): void {
  // No promise: every request would wait for it.
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const bytes = reply.hasHeader('content-encoding') || !TEXT.test(String(reply.getHeader('content-type'))) ? undefined : bytesOf(payload);
    if (bytes === undefined || bytes.length < SMALLEST) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (encoding === undefined) return done(null, payload);
    const send = (compressed: Buffer) => {
      reply.header('content-encoding', encoding).header('content-length', compressed.length);
      done(null, compressed);
    };
    const known = packed.get(bytes);
    const before = known?.[encoding];
    if (before !== undefined) return send(before);
    if (bytes.length <= LARGEST_AT_ONCE) {
      const compressed = atOnce[encoding](bytes);
      if (known !== undefined) known[encoding] = compressed;
      return send(compressed);
    }
    inPool[encoding](bytes).then(send, done);
  });
}

/** What is whole already. */
function bytesOf(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}
