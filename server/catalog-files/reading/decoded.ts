import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FileError } from './file-row.ts';

/** How files begin that say how they are written. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file, piece by piece, without a byte-order mark.
 *
 * @throws {FileError} when there is no such file, or it is written in another way.
 */
export async function* decoded(path: string, encoding: string | undefined): AsyncGenerator<string, void> {
  const written = (await markOf(path)) ?? encoding ?? 'utf-8';
  const decoder = decoderOf(written);
  let lines = 1;
  const pieceOf = (bytes?: Buffer) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new FileError(
        `It is not written in ${written} (about line ${lines}). Save it as UTF-8, or say in the mapping how it is written: "encoding": "windows-1252".`,
      );
    }
  };
  for await (const bytes of createReadStream(path)) {
    if (!Buffer.isBuffer(bytes)) continue;
    const piece = pieceOf(bytes);
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) lines += 1;
    yield piece;
  }
  yield pieceOf();
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FileError(`“${encoding}” is no way to write text.`);
  }
}

async function markOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch((error: unknown) => {
    throw new FileError(`It cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const begins = Buffer.alloc(3);
    await file.read(begins, 0, 3, 0);
    return MARKS.find(([, bytes]) => bytes.every((byte, index) => begins[index] === byte))?.[0];
  } finally {
    await file.close();
  }
}
