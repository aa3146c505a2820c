import type { Family } from './family.ts';
import { unitsOf } from './price.ts';
import type { Variant } from './variants.ts';
import type { Words } from './wording.ts';

/** The words of a product: its axes (`tip`, `tip.spec`, `tip.lower`), brand, series (as a specification: `series.spec`), model and the pieces in its pack. */
export function wordsOf(variant: Variant): Words {
  const { line, options } = variant;
  const units = unitsOf(variant);
  const plain: Record<string, string> = {
    brand: line.brand,
    series: line.series,
    'series.spec': line.series === '' ? 'Original' : line.series,
    units: units.toLocaleString('en-US'),
  };
  const of = (placeholder: string): string | undefined => {
    const [axis = '', form] = placeholder.split('.');
    if (axis === 'model' && variant.family.model !== undefined) return modelOf(variant, variant.family.model);
    const known = plain[placeholder];
    if (known !== undefined) return known;
    const option = options[axis];
    if (option === undefined) return undefined;
    if (form === 'spec') return inSentence(option.spec ?? option.text);
    return form === 'lower' ? lowered(option.text === '' ? (option.spec ?? '') : option.text) : option.text;
  };
  return { of, isSingle: units === 1 };
}

/** Words that keep their capital wherever they stand. */
const PROPER = /^(Wi-Fi|Bluetooth|Ethernet|French|Colombian|Cat|Jan|January|Jul|July|Core|Full HD)\b/;

/** As it stands within a sentence: without the capital of a beginning. */
function inSentence(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) && !PROPER.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** In lower case, but for what is an abbreviation, a size or a name of its own. */
function lowered(text: string): string {
  return text
    .split(' ')
    .map((word) => (PROPER.test(word) ? word : word.split('-').map(loweredPart).join('-')))
    .join(' ');
}

function loweredPart(part: string): string {
  return /^[("]?[A-Z][a-z'’/]+[.,;:)"]?$/.test(part) ? part.toLowerCase() : part;
}

/** Counts the combinations of the axes that make a model, so that each has a number of its own. */
function modelOf({ family, number, options }: Variant, model: NonNullable<Family['model']>): string {
  const index = model.of.reduce((sum, axis) => {
    const choices = axis === 'line' ? family.lines : (family.axes[axis] ?? []);
    const place = axis === 'line' ? number % family.lines.length : choices.findIndex((option) => option === options[axis]);
    return sum * choices.length + place;
  }, 0);
  return `${model.prefix}${model.start + index * model.step}`;
}
