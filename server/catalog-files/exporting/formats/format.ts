import type { WrittenCell } from '#domain/catalog-files/written-cell.ts';
import type { Readable } from 'node:stream';

export type Rows = AsyncIterable<readonly WrittenCell[]>;

/** A way to write rows into a file: its bytes, piece by piece, as the rows come. */
export type Format = (columns: readonly string[], rows: Rows) => Readable;

/** Many small pieces would each be a step of a stream. */
const PIECE = 65_536;

/** Texts, put together to larger pieces. */
export async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
