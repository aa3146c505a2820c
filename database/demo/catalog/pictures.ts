import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { distance, paintOf } from './tones.ts';

const choiceSchema = z.object({ key: z.string(), color: z.string(), brand: z.string().optional(), words: z.array(z.string()).default([]) });

type PictureChoice = z.infer<typeof choiceSchema>;

/** What has been photographed: by family to choose from, and for each specimen its own. */
export type PictureBook = {
  readonly families: Readonly<Record<string, readonly PictureChoice[]>>;
  readonly specimens: Readonly<Record<string, string>>;
};

/** What a picture should show. */
export type PictureWish = {
  /** Families of pictures, the best first. */
  readonly families: readonly string[];
  readonly brand: string;
  readonly color: string;
  /** All that is known of the product: words on a label that do not stand in it speak against a picture. */
  readonly text: string;
  /** Words that the label should bear. */
  readonly words: readonly string[];
  /** A word that it must not bear. */
  readonly not?: string | undefined;
};

/** How far a wrong brand, and a word on the label that does not fit, put a picture back, in steps of color distance. */
const BRAND_STEP = 60;
const WORD_STEP = 25;
const WISHED_WORDS_STEP = 200;

/**
 * The pictures of a folder.
 * @throws when a list names a picture that the manifest does not have
 */
export function readPictureBook(folder: string): PictureBook {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const families = z.record(z.string(), z.array(choiceSchema)).parse(read('families.json'));
  const specimens = z.record(z.string(), z.string()).parse(read('specimens.json'));
  const known = new Set(Object.keys(z.record(z.string(), z.unknown()).parse(read('manifest.json'))));
  const unknown = [
    ...Object.values(families)
      .flat()
      .map((choice) => choice.key),
    ...Object.values(specimens),
  ].filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Error(`pictures/manifest.json does not have: ${[...new Set(unknown)].join(', ')}`);
  return { families, specimens };
}

/**
 * The picture that looks most like a product: of the first family that there is, the one whose color is nearest, other
 * brands and sizes put back.
 * @throws when none of the families has been photographed
 */
export function choosePicture(book: PictureBook, wish: PictureWish): string {
  const choices = wish.families.map((family) => book.families[family] ?? []).find((found) => found.length > 0) ?? [];
  const wanted = { ...wish, paint: paintOf(wish.color), text: comparable(wish.text) };
  const [first] = choices
    .map((choice) => ({ key: choice.key, unlikeness: unlikeness(choice, wanted) }))
    .toSorted((a, b) => a.unlikeness - b.unlikeness);
  if (first === undefined) throw new Error(`no picture of ${wish.families.join(' or ')}, wanted for ${wish.text}`);
  return first.key;
}

function unlikeness(choice: PictureChoice, wanted: PictureWish & { readonly paint: number | undefined }): number {
  const has = paintOf(choice.color);
  const strange = choice.words.filter((word) => !wanted.text.includes(comparable(word))).length;
  const lacking = wanted.words.filter((word) => !choice.words.includes(word)).length;
  return (
    (wanted.paint === undefined || has === undefined ? 100 : distance(wanted.paint, has)) +
    (choice.brand === undefined || choice.brand === wanted.brand ? 0 : BRAND_STEP) +
    strange * WORD_STEP +
    lacking * WISHED_WORDS_STEP +
    (wanted.not !== undefined && choice.words.includes(wanted.not) ? WISHED_WORDS_STEP : 0)
  );
}

/** Without what spellings of the same differ in: case, hyphens, plural endings. */
function comparable(text: string): string {
  return ` ${text.toLowerCase().replaceAll('×', 'x').replaceAll(/[-,/]/g, ' ').replaceAll(/s\b/g, '').replaceAll(/\s+/g, ' ')} `;
}
