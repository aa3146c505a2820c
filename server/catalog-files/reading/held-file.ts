import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileError } from './file-row.ts';

/** The most bytes of a file: ten times what 100,000 items take. */
const MOST_BYTES = 1_000_000_000;

/** A file that is held still while it is read. */
export type HeldFile = { readonly path: string; readonly release: () => Promise<void> };

/**
 * Lays a file or a stream where nobody else writes: a file is read more than once, and what is written must be what was checked.
 *
 * @param from the path of a file, or what is sent by somebody.
 * @param name of the file; its ending says how it is written.
 * @throws {FileError} when it cannot be read, is too large, was changed meanwhile or finds no room.
 */
export async function holdFile(from: string | Readable, name: string, mostBytes = MOST_BYTES): Promise<HeldFile> {
  const before = typeof from === 'string' ? await stateOf(from) : undefined;
  if (before !== undefined && before.size > mostBytes) throw tooLarge(mostBytes);
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-import-'));
  const held: HeldFile = { path: join(folder, basename(name)), release: () => rm(folder, { recursive: true, force: true }) };
  try {
    const source = typeof from === 'string' ? createReadStream(from) : from;
    await pipeline(source, atMost(mostBytes), createWriteStream(held.path, { mode: 0o600 }));
    if (typeof from === 'string' && (await stateOf(from)).mark !== before?.mark) throw new FileError('It was changed while it was read.');
    return held;
  } catch (error) {
    await held.release();
    throw error instanceof FileError
      ? error
      : new FileError(`It cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function atMost(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > mostBytes) done(tooLarge(mostBytes));
      else done(null, piece);
    },
  });
}

const tooLarge = (mostBytes: number) =>
  new FileError(`It is larger than ${(mostBytes / 1_000_000).toLocaleString('en-US')} MB: divide it.`);

async function stateOf(path: string): Promise<{ readonly size: number; readonly mark: string }> {
  const found = await stat(path).catch((error: unknown) => {
    throw new FileError(`It cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!found.isFile()) throw new FileError('It cannot be opened: it is no file.');
  return { size: found.size, mark: `${found.ino} ${found.size} ${found.mtimeMs}` };
}
