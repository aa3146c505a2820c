import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import { fillHole, fillPage, type CutPage, type Hole } from './cut-page.ts';

/**
 * A page compressed around its holes: one stream of brotli (RFC 7932) in which each hole is a block that is not compressed. Nothing
 * refers to what is in a hole, and all holes have their length, so another filling leaves all else true.
 */
export type PackedPage = {
  readonly bytes: Buffer;
  /** Where in the bytes each hole begins. */
  readonly holes: readonly PackedHole[];
  /** How long the pieces between the holes are unpacked. */
  readonly lengths: readonly number[];
};

type PackedHole = Hole & { readonly at: number };

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
/** The empty block that ends a stream. */
const END = Buffer.from([0b11]);
/** A compressor takes a megabyte or two: what thirty at a time took, the process would keep, and no more than these find a thread at once. */
const fewAtATime = pLimit(2);
const LARGEST_BLOCK = 65_536;
const unpack = promisify(brotliDecompress);

/**
 * Compresses a page around its holes. The compressor gets bytes in their place that occur in no text, so that it finds nothing like them.
 *
 * @throws when it fails, or when what comes out would not unpack to the page: then it cannot be kept in this form.
 */
export function packPage(page: CutPage): Promise<PackedPage> {
  return fewAtATime(() => packAtOnce(page));
}

async function packAtOnce(page: CutPage): Promise<PackedPage> {
  const tooLarge = page.holes.find(({ length }) => length > LARGEST_BLOCK);
  if (tooLarge !== undefined) throw new Error(`The hole of a page's ${tooLarge.name} is larger than a block of brotli.`);
  const stream = createBrotliCompress(QUALITY);
  try {
    const parts: Buffer[] = [];
    const holes: PackedHole[] = [];
    let [size, bytesOfHoles] = [0, 0];
    const add = (part: Buffer) => {
      parts.push(part);
      size += part.length;
    };
    for (const [index, piece] of page.pieces.entries()) {
      add(await compressed(stream, piece));
      const hole = page.holes[index];
      if (hole === undefined) continue;
      const inPlace = unlikeText(hole, bytesOfHoles);
      await compressed(stream, inPlace);
      bytesOfHoles += hole.length;
      if (hole.length > 0) add(blockHead(hole.length));
      holes.push({ ...hole, at: size });
      add(inPlace);
    }
    add(END);
    const packed = { bytes: Buffer.concat(parts), holes, lengths: page.pieces.map(({ length }) => length) };
    await compare(packed, page);
    return packed;
  } finally {
    stream.destroy();
  }
}

/**
 * The packed page as one visitor gets it.
 *
 * @param texts by the names of the holes, as they stand in the page's code.
 * @returns undefined when one of them is too long for its hole, or not as long as it has to be.
 */
export function fillPacked({ bytes, holes }: PackedPage, texts: Readonly<Record<string, string>>): Buffer | undefined {
  const filled = Buffer.from(bytes);
  for (const hole of holes) if (!fillHole(filled, hole, hole.at, texts)) return undefined;
  return filled;
}

/** The page as it was before it was packed. */
export async function unpackPage({ bytes, holes, lengths }: PackedPage): Promise<CutPage> {
  const whole = await unpack(bytes);
  let from = 0;
  const pieces = lengths.map((length, index) => {
    const piece = whole.subarray(from, from + length);
    from += length + (holes[index]?.length ?? 0);
    return piece;
  });
  return { pieces, holes };
}

/** What the compressor makes of the next bytes, to a whole byte. */
async function compressed(stream: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  stream.on('data', keep);
  if (bytes.length > 0) stream.write(bytes);
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject);
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      stream.off('error', reject);
      resolve();
    });
  });
  stream.off('data', keep);
  return Buffer.concat(chunks);
}

/** The head of a block that is not compressed: not the last, four nibbles of its length less one, and "as it is". */
function blockHead(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
}

/** Bytes that no text in UTF-8 has. */
const NEVER = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, index) => 0xf5 + index)];
/** All others beyond ASCII. */
const OTHERS = Array.from({ length: 0xf5 - 0x80 }, (_, index) => 0x80 + index).filter((byte) => !NEVER.includes(byte));

/**
 * As many bytes as a hole has, ending as each of its fillings does. Every second one is in no text, so that no text refers to them, and no
 * two that follow each other come again: a compressor finds nothing among them, and goes on behind as if they had not been.
 */
function unlikeText({ length, isExact, end }: Hole, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let index = 0; index < length; index += 1) {
    const pair = (at + index) >> 1;
    const isFirst = (at + index) % 2 === 0;
    bytes[index] = (isFirst ? NEVER[Math.floor(pair / OTHERS.length) % NEVER.length] : OTHERS[pair % OTHERS.length]) ?? 0;
  }
  const last = isExact ? end : ' >';
  bytes.write(last, length - last.length, 'latin1');
  return bytes;
}

/**
 * Unpacks what somebody would get: formats are promises of others, and this is about every page.
 *
 * @throws unless it is the page.
 */
async function compare(packed: PackedPage, page: CutPage): Promise<void> {
  const samples = Object.fromEntries(
    page.holes.map(({ name, length, isExact, end }) => [name, isExact ? 'x'.repeat(length - end.length) : name.slice(0, 4)]),
  );
  const [filled, plain] = [fillPacked(packed, samples), fillPage(page, samples)];
  if (filled === undefined || plain === undefined) throw new Error('A page has no room for a sample of what is put into it.');
  if (!(await unpack(filled)).equals(plain)) throw new Error('What was packed unpacks to another page.');
}
