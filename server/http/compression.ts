import { promisify } from 'node:util';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

/** What is smaller gains nothing: it fits into two packets as it is. In bytes. */
const SMALLEST = 2_000;
/** What is larger is compressed beside the main thread: the way there costs about as much as 10 kB do. In bytes. */
const LARGEST_AT_ONCE = 12_000;
/** Pictures, fonts and archives are compressed already. */
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|manifest\+json))/;
const GZIP = { level: 4 };
const brotliFor = (size: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
const inPool = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** How an answer can be packed, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const negotiator = new Negotiator<Encoding>({ supportedValues: [...ENCODINGS] });

/** The best of our encodings that a request takes; undefined: as it is. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  return accepted === undefined || accepted === '' ? undefined : (negotiator.negotiate(accepted) ?? undefined);
}

/**
 * Compresses large texts in one piece: an answer that is whole already is packed several times as fast as one that is streamed
 * through a compressor of its own. Whatever is a stream, small, packed or no text goes out as it is.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || reply.hasHeader('content-encoding')) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type')))) return payload;
    const size = Buffer.byteLength(payload);
    if (size < SMALLEST) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (encoding === undefined) return payload;
    const packed = await pack(payload, size, encoding);
    reply.header('content-encoding', encoding).header('content-length', packed.length);
    return packed;
  });
}

async function pack(text: string | Buffer, size: number, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return size > LARGEST_AT_ONCE ? inPool.gzip(text, GZIP) : gzipSync(text, GZIP);
  return size > LARGEST_AT_ONCE ? inPool.br(text, brotliFor(size)) : brotliCompressSync(text, brotliFor(size));
}
