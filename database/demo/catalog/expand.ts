import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { addDays, isoDay } from '../days.ts';
import { datedBy } from '../coming-year.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { ratingOf } from '../reviews/rating.ts';
import { categoryIdOf, categoryOf, kindIdOf, saidOfEach } from './category.ts';
import { allLinesOf } from './details/details.ts';
import { partsHad } from './details/parts-had.ts';
import { popularityOf } from './sales/demand.ts';
import type { Family } from './family.ts';
import { itemGroupOf } from './groups/item-group.ts';
import type { DemoItem } from './item.ts';
import { lookOf } from './look-of.ts';
import { pictureOfLook, type PictureBook } from './pictures.ts';
import { listPriceOf, memberPriceOf, priceOf, unitsOf, volumePricesOf } from './price.ts';
import { tradeNumbersOf } from './trade-numbers.ts';
import type { Variant } from './variants.ts';
import { wordsOf } from './variant-words.ts';
import { chosen, fill, inProse, type Words } from './wording.ts';

/** Makes the item of a variant: all texts, prices and reviews, the same for the same number and day. */
export function expandItem({
  variant,
  itemId,
  book,
  today,
  keepsReviews,
}: {
  variant: Variant;
  itemId: string;
  book: PictureBook;
  today: Date;
  keepsReviews: boolean;
}): DemoItem {
  const { family, line } = variant;
  const random = randomFrom(hashOf(`item ${itemId}`));
  const inYear = datedBy(today);
  const words = wordsIn(wordsOf(variant), inYear);
  const name = fill(family.name, words);
  const categoryId = categoryIdOf(variant);
  const category = categoryOf(categoryId);
  const specifications = specificationsOf(variant, words);
  const kindId = kindIdOf(variant);
  const sold = soldAs(variant);
  const numbers = isThing(variant) ? tradeNumbersOf(itemId, line.brand) : {};
  const priceCents = priceOf(variant);
  const age = ageOf(random);
  const popularity = popularityOf(variant, random);
  const { itemGroup, options } = itemGroupOf(variant);
  const lines = allLinesOf({
    lines: specifications,
    kindId,
    categoryId,
    name,
    brand: line.brand,
    units: sold.unitsInPack,
    uom: sold.uom,
  });
  return {
    itemId,
    name,
    brand: line.brand,
    departmentId: category.departmentId,
    categoryId,
    description: descriptionOf(variant, inProse(words), random),
    highlights: highlightsOf(family, inProse(words), random),
    specifications: lines,
    pictures: [pictureOfLook(book, lookOf(variant))],
    priceCents,
    listPriceCents: listPriceOf(variant, priceCents),
    memberPriceCents: memberPriceOf(variant, priceCents),
    volumePrices: volumePricesOf(variant, priceCents),
    ...sold,
    facts: { ...factsOf(variant), ...numbers },
    ...ratingOf({ itemId, name, voice: family.voice, words, popularity, ageDays: age, today, keepsReviews }),
    isPublished: true,
    popularity,
    releasedOn: isoDay(addDays(today, -age)),
    kindId,
    itemGroup,
    options: options.map(([label, value]) => [label, inYear(value)] as const),
    searchText: [
      inYear(synonymsOf(variant)),
      ...saidOfEach(category.name),
      ...specifications.map(([, value]) => value).filter((value) => value !== SINGLE),
      ...partsHad(lines),
      ...Object.values(numbers),
    ].join(' '),
  };
}

/** What is printed to order has no number of a maker. */
function isThing({ family }: Variant): boolean {
  return family.facts?.isCustom !== true;
}

/** The names that people have for it besides its own. */
function synonymsOf({ family, options }: Variant): string {
  return [family.synonyms, ...Object.values(options).flatMap(({ synonyms }) => synonyms ?? [])].join(', ');
}

/** Days since it came into the shop: a few new things, most some years old. */
function ageOf(random: Random): number {
  return random.chance(0.06) ? random.between(3, 60) : random.between(61, 2400);
}

function descriptionOf({ family, options }: Variant, words: Words, random: Random): string {
  const says = Object.values(options).flatMap((option) => option.says ?? []);
  const middle = says.length === 0 ? [] : [random.pick(says)];
  const sentences = [random.pick(family.about), ...middle, random.pick(family.use)];
  return sentences.map((sentence) => asSentence(fill(chosen(sentence, random), words))).join(' ');
}

/** Three lines: the first always, two of the others in their order. */
function highlightsOf(family: Family, words: Words, random: Random): string[] {
  const [first = '', ...others] = family.highlights.map((text) => asSentence(fill(text, words)));
  const kept = [...others];
  while (kept.length > 2) kept.splice(random.between(0, kept.length - 1), 1);
  return [first, ...kept];
}

function specificationsOf(variant: Variant, words: Words): [string, string][] {
  const rows: [string, string][] = variant.family.specs.map(([label, text]) => [label, asSentence(fill(text, words))]);
  return [['Brand', variant.line.brand], ...rows.filter(([, value]) => value !== ''), ...quantityOf(variant)];
}

/** What is said of the quantity of what there are packs of, too. */
const SINGLE = '1 each';

/** How many there are in what is sold; of what is only sold one by one nothing is said. */
function quantityOf(variant: Variant): [string, string][] {
  const { uom, unitsInPack } = soldAs(variant);
  if (unitsInPack > 1) return [['Quantity', `${unitsInPack.toLocaleString('en-US')} per ${uom.toLowerCase()}`]];
  const hasPacks = Object.values(variant.family.axes).some((options) => options.some(({ pack }) => (pack?.units ?? 1) > 1));
  return hasPacks ? [['Quantity', SINGLE]] : [];
}

function soldAs(variant: Variant): Pick<DemoItem, 'uom' | 'unitsInPack' | 'unitName'> {
  const { holds, unit } = variant.family;
  const units = unitsOf(variant);
  const uom = Object.values(variant.options).find((option) => option.pack !== undefined)?.pack?.uom ?? 'Each';
  const unitName = units === 1 && uom === 'Each' ? 'each' : unit;
  return holds === undefined ? { uom, unitsInPack: units, unitName } : { uom, unitsInPack: units * holds.count, unitName: holds.unit };
}

function factsOf({ family, options }: Variant): ItemFacts {
  const facts = Object.values(options).reduce((sum, option) => ({ ...sum, ...option.facts }), family.facts ?? {});
  const axis = family.colorAxis ?? 'color';
  const color = options[axis]?.text ?? '';
  // What comes in one color is told from nothing by it.
  const isChoice = color !== '' && (family.axes[axis]?.length ?? 0) > 1;
  return isChoice ? { ...facts, swatch: { label: color, isColor: !/assorted|multi|tri-color/i.test(color) } } : facts;
}

/** Words with the years of a day. */
function wordsIn({ of, isSingle }: Words, inYear: (text: string) => string): Words {
  return {
    of: (placeholder) => {
      const text = of(placeholder);
      return text === undefined ? undefined : inYear(text);
    },
    isSingle,
  };
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
