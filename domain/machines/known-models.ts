import { editDistance } from '#domain/shared/edit-distance.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The model that somebody means who names it, however it is written: "ardent l-48" is no "Ardent L48", "ARDENT  L48" is. */
export function modelNamed(typed: string, models: readonly string[]): string | undefined {
  const said = plain(typed);
  return said === '' ? undefined : models.find((model) => plain(model) === said);
}

/** The model that an item of the shop is: its name begins with it. "Ardent L48 Wireless Printer" is an "Ardent L48". */
export function modelOfItem(name: string, models: readonly string[]): string | undefined {
  return models.filter((model) => `${name} `.startsWith(`${model} `)).toSorted((a, b) => b.length - a.length)[0];
}

/**
 * The models that have all that was typed, each word as the beginning of one of theirs, or with blanks and dashes left out ("l-48", "laserjet400").
 * In the order of their names.
 */
export function findModels(typed: string, models: readonly string[]): string[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const joined = words.join('');
  return models
    .filter((model) => {
      const own = plain(model).split(' ');
      return words.every((word) => own.some((one) => one.startsWith(word))) || own.join('').includes(joined);
    })
    .toSorted(IN_ORDER.compare);
}

/** What is shorter is near to everything. */
const SHORTEST_MISTYPED = 3;

/**
 * The models that were meant most likely where `findModels` finds none: each word is the beginning of one of theirs but for a letter, from eight letters
 * on two. Those that are nearest, in the order of their names; empty where none is near.
 */
export function nearestModels(typed: string, models: readonly string[]): string[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  const near = models.flatMap((model) => {
    const own = plain(model).split(' ');
    const distance = words.reduce((sum, word) => sum + Math.min(...own.map((one) => distanceOf(word, one))), 0);
    return Number.isFinite(distance) && words.length > 0 ? [{ model, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ model }) => model)
    .toSorted(IN_ORDER.compare);
}

/** By how many letters a word differs from the beginning of another; infinite: it is not meant. */
function distanceOf(word: string, other: string): number {
  if (other.startsWith(word)) return 0;
  if (word.length < SHORTEST_MISTYPED) return Infinity;
  const most = word.length < 8 ? 1 : 2;
  const distances = [word.length - 1, word.length, word.length + 1].map((length) => editDistance(word, other.slice(0, length), most));
  const least = Math.min(...distances);
  return least <= most ? least : Infinity;
}

/** L205 before L1000. */
const IN_ORDER = new Intl.Collator('en-US', { numeric: true });

/**
 * The series of which these models are, as one may ask for them, in the order of their names: "Ardent Column", "Ardent Press". Empty where all are of
 * one, or of none.
 */
export function seriesOf(models: readonly string[]): string[] {
  const named = models.flatMap((model) => {
    const [make = '', series = ''] = model.split(' ');
    return series === '' || /\d/.test(series) ? [] : [`${make} ${series}`];
  });
  const series = [...new Set(named)].toSorted(IN_ORDER.compare);
  return series.length > 1 ? series : [];
}

/** Whose printers the shop has ink and toner for; empty where that is not known. */
export function servedText(makes: readonly string[]): string {
  return makes.length === 0 ? '' : `Our ink and toner fits ${new Intl.ListFormat('en-US').format(makes)} printers.`;
}

/** Who makes these models, by the first words of their names: those with the most models first. */
export function makesOf(models: readonly string[]): string[] {
  const byMake = Map.groupBy(models, (model) => model.split(' ')[0] ?? '');
  return [...byMake]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || IN_ORDER.compare(one, other))
    .map(([make]) => make);
}
