/** Why a line is taken for no item: it names columns, belongs to a letter or a form, is a sum, a rule, or says of an item what nobody orders. */
export const PASSED = ['HEADING', 'LETTER', 'TOTAL', 'RULE', 'DETAIL'] as const;
export type Passed = (typeof PASSED)[number];

const LABEL =
  /^(?:p\.?o\.?|purchase order|order|po|req(?:uisition)?|invoice|quote|date|ship(?:ping)?|ship to|bill to|deliver(?:y)?(?: to)?|attn|attention|dept|department|cost cent(?:er|re)|account|acct|customer|company|requested by|requester|requestor|ordered by|from|to|cc|bcc|subject|sent|re|fw|fwd|page|phone|tel|telephone|mobile|cell|fax|e-?mail|address|vendor|supplier|approved by|approver|needed by|need by|due|location|bldg|building|suite|terms|buyer|contact|name|signature|notes?|comments?|thanks|priority|week of|budget|gl|gl code)\b[\s.]*(?:no\.?|number|id|date|name|by|code)?\s*[.]?\s*[:#]/i;
const TOTAL =
  /^(?:sub-?\s?total|grand total|total|order total|total (?:items|qty|quantity|due|amount|order|cost)|tax|sales tax|shipping(?: & handling)?|freight|discount|amount due|balance)\b[^A-Za-z]*$/i;
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|hola|team|all|everyone)\b[^\d]{0,40}$/i;
const CLOSING =
  /^(?:thanks|thank you|thank u|thx|ty|many thanks|regards|best|best regards|kind regards|warm regards|sincerely|cheers|yours|respectfully|sent from my|get outlook|talk soon|have a (?:great|good|nice)|let me know|much appreciated|appreciate it|please advise|please confirm)\b[^\d]*$/i;
const ASKING =
  /\b(?:please|pls|can (?:you|we|i)|could (?:you|we|i)|would you|we(?:'re| are) (?:out|low|running)|we need|i need|i'd like|we'd like|here (?:is|are)|here's|following|below|attached|this (?:week|month)'s|asap|as usual|the usual|my list|our list|shopping list|supply list|supplies? (?:list|order|request)|order (?:list|form|request)|items? needed|things we need|let us know|when you (?:can|get)|place an order|re-?order)\b/i;
/** Where and by what number somebody is reached: a street, a town with its ZIP code, a phone. */
const PLACE =
  /(?<![\w-])\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}(?![\w-])|(?<![\w-])\d{1,5}\s+(?:[NSEW]\.?\s+)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Lane|Pkwy|Parkway|Hwy|Highway)\b|,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/;
const BY_WHEN =
  /\b(?:need|needed|want|get|have|arrive|here)\b.*\b(?:by|before|until)\s+(?:mon|tues?|wed|thu|fri|sat|sun|tomorrow|tonight|noon|eod|the end|end of|next|this)\w*/i;
const WORD = /\p{L}/u;

/** A line that ends what somebody wrote: what comes behind it is who they are. */
export function isClosing(line: string): boolean {
  return CLOSING.test(line) && !/^best\s+\w{4,}/i.test(line.replace(/^best (?:regards|wishes)/i, 'best'));
}

/** Whether a line carries a label whose number is no item's: of an order, a date, a phone. */
export function isLabelled(line: string): boolean {
  return LABEL.test(line);
}

/** Whether a line of a letter or a form says something else than what is wanted. Undefined: it may be an item. */
export function passedAs(line: string): Passed | undefined {
  if (!/[\p{L}\p{N}]/u.test(line)) return 'RULE';
  const said = line.trim();
  if (isLabelled(said)) return 'LETTER';
  if (TOTAL.test(said.replaceAll(/[|,;\t]+/g, ' ').trim())) return 'TOTAL';
  if (GREETING.test(said) || isClosing(said)) return 'LETTER';
  if (/^[-\s]*(?:original message|forwarded message|begin forwarded)/i.test(said) || /\bwrote:\s*$/i.test(said)) return 'LETTER';
  if (/^\S+@\S+\.\w+$/.test(said) || /^(?:https?:\/\/|www\.)\S+$/i.test(said)) return /product_/i.test(said) ? undefined : 'LETTER';
  if (/^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?:\s*(?:x|ext)\.?\s*\d+)?$/.test(said)) return 'LETTER';
  if (/^[$€£]\s?\d[\d,.]*(?:\s*(?:each|ea|\/\s?\w+))?$/i.test(said)) return 'DETAIL';
  if (
    /^(?:in stock|out of stock|add to cart|remove|save for later|get it by .*|delivers? .*|free delivery|pick ?up .*|view details)$/i.test(
      said,
    )
  )
    return 'DETAIL';
  if (PLACE.test(said)) return 'LETTER';
  if (/\d/.test(said)) return undefined;
  if (BY_WHEN.test(said)) return 'LETTER';
  // "For the kitchen:"
  if (/:\s*$/.test(said)) return 'LETTER';
  const words = said.split(/\s+/).filter((word) => WORD.test(word)).length;
  if (
    ASKING.test(said) &&
    (words >= 5 || /[.?!]\s*$/.test(said) || /\b(?:following|below|attached|list|items?|supplies|asap|usual)\b/i.test(said)) &&
    !/\b(?:an?|one|two|three|four|five|six|ten|dozen|some|more)\s+(?!order|quote|list|few things)\w+/i.test(said)
  )
    return 'LETTER';
  return undefined;
}
