import { UNIT_WORDS } from './units.ts';

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const SMALL = `(?:${TENS})(?:\\s*-\\s*|\\s+)(?:${ONES})|${ONES}|${TEENS}|${TENS}`;
/** Numbers of several words, and those of which only a part is read: "twenty-five", "three hundred and ten", "a thousand", "seventy". */
const SPELLED = `(?:(?:(?:an?|${SMALL})[\\s-]+)?(?:hundred|thousand)s?(?:[\\s-]+(?:and\\s+)?(?:hundred|thousand|${SMALL}))+|(?:an?|${SMALL})[\\s-]+(?:hundred|thousand)s?|(?:${TENS})(?:\\s*-\\s*|\\s+)(?:${ONES})|sixty|seventy|eighty|ninety|thousands?)(?![\\w-])`;
/** Less than a whole, or a whole and less: "1/2", "2 1/2", "half". What is counted by halves is said with its unit. */
const PART = String.raw`(?:(?:\d{1,3}\s+)?\d{1,2}\/\d{1,2}(?![\d/])|half(?:\s+an?)?)`;
const RANGE = String.raw`\d{1,5}\s*(?:to|or|-)\s*\d{1,5}(?![\d/-])`;
const OF_ITEM = String.raw`(?:\s*(?:${UNIT_WORDS})\b\.?)?(?:\s*(?:please|pls|each))?[.!]*\s*$`;

type Found = { readonly said: string; readonly rest: string };

/**
 * Makes what tells what a text says in the place of a quantity that is no whole number in digits, as it is written, so that no part of it is taken for one:
 * numbers of several words, halves, ranges. Undefined: nothing of that kind.
 *
 * @param code what stands where the item's number was
 * @param asking a pattern of what may come before what somebody wants
 */
export function noWholeNumber(code: string, asking: string): (text: string) => Found | undefined {
  const beside = String.raw`(?:${SPELLED}|${PART}|${RANGE})`;
  const ofItem = [
    String.raw`(?<=${code}\s*(?:[-:=,>~.*@|x]\s*)?)(?<said>${beside})${OF_ITEM}`,
    String.raw`(?<![\w-])(?<said>${SPELLED})`,
    String.raw`${asking}(?<said>${beside})(?:\s*(?:${UNIT_WORDS})\b\.?)?(?:\s+of)?(?=\s*${code})`,
  ].map((source) => new RegExp(source, 'i'));
  const ofWords = [
    String.raw`${asking}(?<said>${SPELLED})(?=\s+\S)`,
    String.raw`[\s:=,-](?<said>${SPELLED})\s*$`,
    String.raw`${asking}(?<said>${PART})\s+(?:${UNIT_WORDS})\b(?!\s*-)`,
  ].map((source) => new RegExp(source, 'i'));
  return (text) => {
    if (/\bhalf\s+(?:an?\s+)?dozen/i.test(text)) return undefined;
    for (const pattern of text.includes(code) ? ofItem : ofWords) {
      const match = pattern.exec(text);
      const said = match?.groups?.['said'];
      if (match !== null && said !== undefined)
        return { said: said.trim(), rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
    }
    return undefined;
  };
}

/** A number with a comma for its point: "3,5". No item's number, no thousands, no column of several, no size. */
const DECIMAL_COMMA = /(?<![\w.,$€£#/-])\d{1,3},\d{1,2}(?![\w,./"'-]|\s*(?:x\s*\d|"|in\b|inch|cm\b|mm\b|oz\b|lb|ft\b|[$€£]))/;

/** Where a line has such a number. */
export function decimalCommaIn(text: string): Found | undefined {
  const match = DECIMAL_COMMA.exec(text);
  return match === null
    ? undefined
    : { said: match[0], rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
}
