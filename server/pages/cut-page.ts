import type { Mark } from '#contracts/page.ts';

/**
 * A page that is made for many, cut where its visitors' own things come. Each hole has a fixed length in bytes, so that what is
 * compressed around it stays true whoever gets it.
 */
export type CutPage = {
  /** One more than there are holes. */
  readonly pieces: readonly Buffer[];
  readonly holes: readonly Hole[];
};

/**
 * What is put there, and in how many bytes. `end` is what always follows: behind what has one length the quote and the letter after it, else
 * the end tag, within which the rest is filled with blanks. So the last two letters of a hole are the same whatever is put there.
 */
export type Hole = { readonly name: string; readonly length: number; readonly isExact: boolean; readonly end: string };

/** An end tag right behind a mark. */
const END_TAG = /^<\/[a-z0-9]+(?=>)/;
/** The end of an attribute right behind a mark. */
const END_OF_ATTRIBUTE = /^"[ />]/;

/**
 * Cuts a page at its marks.
 *
 * @throws when what is filled in could not be told from what follows: behind a mark of no exact length there is no end tag.
 */
export function cutPage(html: string, marks: readonly Mark[]): CutPage {
  const found = marks
    .flatMap((one) => [...html.matchAll(new RegExp(one.mark, 'g'))].map(({ index }) => ({ ...one, index })))
    .toSorted((a, b) => a.index - b.index);
  const pieces: Buffer[] = [];
  const holes: Hole[] = [];
  let from = 0;
  for (const { name, mark, length, isExact, index } of found) {
    const behind = index + mark.length;
    const end = (isExact ? END_OF_ATTRIBUTE : END_TAG).exec(html.slice(behind, behind + 20))?.[0] ?? '';
    if (!isExact && end === '') throw new Error(`A page has no end tag behind its ${name}.`);
    pieces.push(Buffer.from(html.slice(from, index)));
    // One blank at least, and the ">": every filling ends with the same two letters.
    holes.push({ name, length: length + end.length + (isExact ? 0 : 2), isExact, end });
    from = behind + end.length + (isExact ? 0 : 1);
  }
  pieces.push(Buffer.from(html.slice(from)));
  return { pieces, holes };
}

/**
 * Writes what is one visitor's own into a hole, and blanks behind it.
 *
 * @param at where the hole begins.
 * @returns whether it fits: nothing is written otherwise.
 */
export function fillHole(page: Buffer, { name, length, isExact, end }: Hole, at: number, texts: Readonly<Record<string, string>>): boolean {
  const text = `${texts[name] ?? ''}${end}`;
  const size = Buffer.byteLength(text);
  if (isExact ? size !== length : size > length - 2) return false;
  page.write(text, at);
  if (isExact) return true;
  page.fill(BLANK, at + size, at + length - 1);
  page[at + length - 1] = TAG_END;
  return true;
}

const [BLANK, TAG_END] = [0x20, 0x3e];

/**
 * The page as one visitor gets it, packed or not.
 *
 * @param texts by the names of the holes, as they stand in the page's code.
 * @returns undefined when one of them does not fit into its hole.
 */
export function fillPage({ pieces, holes }: CutPage, texts: Readonly<Record<string, string>>): Buffer | undefined {
  const page = Buffer.concat(pieces.flatMap((piece, index) => [piece, Buffer.alloc(holes[index]?.length ?? 0)]));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    at += piece.length;
    const hole = holes[index];
    if (hole === undefined) continue;
    if (!fillHole(page, hole, at, texts)) return undefined;
    at += hole.length;
  }
  return page;
}

/** The page as one visitor gets it who has more to say than there is room for. */
export function fillLoosely({ pieces, holes }: CutPage, texts: Readonly<Record<string, string>>): string {
  return pieces
    .map((piece, index) => {
      const hole = holes[index];
      return hole === undefined ? piece.toString() : `${piece.toString()}${texts[hole.name] ?? ''}${hole.end}${hole.isExact ? '' : '>'}`;
    })
    .join('');
}
