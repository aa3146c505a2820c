import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { ProductLook } from '#studio/look.ts';
import type { Brand } from '#studio/scene/brands.ts';
import type { Voice } from '../reviews/voices.ts';
import type { Seen } from './seen.ts';

/** One choice on an axis of a family: a colour, a size, a pack. */
export type Option = {
  /** As it stands in the name; empty: the name does not say it. */
  readonly text: string;
  /** As it stands in the specifications; plain: `text`. */
  readonly spec?: string;
  /** Multiplies the price. Plain: 1. */
  readonly factor?: number;
  /** How common it is, above 0 to 1: rarer ones come later in the catalogue. Plain: 1. */
  readonly weight?: number;
  /** A sentence for the description of items that have it. */
  readonly says?: string;
  readonly pack?: Pack;
  /** Other names, separated by commas, for items that have it, beside those of the family. */
  readonly synonyms?: string;
  /** The family whose kind of thing items are that have it, and whose category they are in. Plain: their own. */
  readonly kind?: string;
  readonly facts?: ItemFacts;
};

/** How many pieces one sold unit holds. */
type Pack = { readonly units: number; readonly uom: Uom };

export type Uom = 'Each' | 'Pack' | 'Case' | 'Box' | 'Carton' | 'Set';

/** Brand and series in which a family is sold. */
export type Line = { readonly brand: Brand; readonly series: string; readonly factor: number; readonly weight: number };

/**
 * Products of one kind that differ in brand, colour, size and pack. Texts may hold `{axis}` (as in the name),
 * `{axis.spec}`, `{axis.lower}`, `{brand}`, `{series}`, `{model}`, `{units}`, `{?Pen|Pens}` (one or several in the pack)
 * and `[this|that]`, of which each item keeps one.
 */
export type Family = {
  readonly id: string;
  readonly category: string;
  /** What the studio photographs for a product of it. Products that it does not tell apart share their pictures. */
  readonly look: (seen: Seen) => ProductLook;
  /** The axis that says the color. Plain: `color`. */
  readonly colorAxis?: string;
  readonly lines: readonly Line[];
  readonly axes: Readonly<Record<string, readonly Option[]>>;
  /** What axes are called along which one chooses, other than usual; null: items that differ there are other products. */
  readonly options?: Readonly<Record<string, string | null>>;
  readonly name: string;
  /** First sentences of the description, one of which is taken. */
  readonly about: readonly string[];
  /** Last sentences of the description, one of which is taken. */
  readonly use: readonly string[];
  /** Three or more; three are taken, in this order, the first always. */
  readonly highlights: readonly string[];
  /** Label and text of the specifications in their order; a row whose text is empty is left out. */
  readonly specs: readonly (readonly [string, string])[];
  /** What one piece of plain quality costs when bought alone. */
  readonly cents: number;
  /** Price of n pieces = price of one × n ^ thrift. Plain: 0.9. */
  readonly thrift?: number;
  /** What one piece is called: pen, sheet, ream. */
  readonly unit: string;
  /** What is in one piece, where that is what people compare by: a box of 100 gloves. */
  readonly holds?: { readonly count: number; readonly unit: string };
  /** Numbers models: those that agree in all of `of` (axes and `line`) share a number. */
  readonly model?: { readonly prefix: string; readonly start: number; readonly step: number; readonly of: readonly string[] };
  readonly voice: Voice;
  /** Pieces that a typical item of it sells in a year. */
  readonly popularity: number;
  /** How often it comes in the catalogue beside others. Plain: 1. */
  readonly share?: number;
  /** Other names that people have for it, separated by commas: each, taken as a whole, means this kind of thing and no other. */
  readonly synonyms: string;
  readonly facts?: ItemFacts;
  /** Whether this combination is made; texts of the options by axis, and `brand`. Plain: all are. */
  readonly isMade?: (choice: Readonly<Record<string, string>>) => boolean;
};

/** The shop's own brand stands beside nearly everything, but does not crowd it out. */
const OWN_BRAND = 'Foolscap';

/** The series of one brand. `factor` is how dear the brand is; a `weight` below 1 makes its products rarer. */
export function line(brand: Brand, series: readonly string[], factor = 1, weight = brand === OWN_BRAND ? 0.3 : 1): Line[] {
  return series.map((name) => ({ brand, series: name, factor, weight }));
}

/** Options that differ in nothing but their text. */
export function of(...texts: readonly string[]): Option[] {
  return texts.map((text) => ({ text }));
}

/** The same as `of`, for what is seldom wanted. */
export function rare(...texts: readonly string[]): Option[] {
  return texts.map((text) => ({ text, weight: 0.3 }));
}

/** An option that changes the price by `factor`. */
export function at(factor: number, text: string, more: Omit<Option, 'text' | 'factor'> = {}): Option {
  return { text, factor, ...more };
}

/** An option that the name leaves out. */
export function silent(spec: string, more: Omit<Option, 'text' | 'spec'> = {}): Option {
  return { text: '', spec, ...more };
}

/** A pack, in a name the words after the last comma: `pack(12, 'Pack')` is "12/Pack". One piece is not mentioned. */
export function pack(
  units: number,
  uom: Uom = units === 1 ? 'Each' : 'Pack',
  text = units === 1 ? '' : `${units}/${uom}`,
  weight = 1,
): Option {
  return { text, spec: units === 1 ? '1' : `${units} per ${uom.toLowerCase()}`, weight, pack: { units, uom } };
}

export const singly: readonly Option[] = [pack(1)];
