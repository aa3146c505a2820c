import { wordsOfKey } from './key-words.ts';
import type { MenuVerdict } from './menu-visibility.ts';

/** Why an item is shown or hidden, as support says it: with the keys of its limits that decided. */
export function wordsOfVerdict(verdict: MenuVerdict): string {
  if (verdict.why === 'FOR_ALL') return 'Everybody sees it.';
  const { why, keys } = verdict;
  switch (why) {
    case 'HAS':
      return `Shown because ${told(keys, 'and')}.`;
    case 'HIDDEN_FROM':
      return `Hidden because ${told(keys, 'and')}.`;
    case 'OTHER_FLOW':
      return `Hidden: it is for visits of which this is true: ${told(keys, 'or')}.`;
    case 'LACKS_ANY':
      return `Hidden: it would be shown if ${told(keys, 'or')}.`;
    case 'LACKS':
      return `Hidden: it takes all of its keys, and this is missing: ${told(keys, 'and')}.`;
    case 'NOT_ON_BUSINESS_SITE':
      return 'Hidden: what is for customer service is on no page of the business site (CSR).';
    default:
      return why satisfies never;
  }
}

/** Each key in words, with the key itself for whoever looks it up. */
function told(keys: readonly string[], joint: 'and' | 'or'): string {
  return keys.map((key) => `${wordsOfKey(key)} (${key})`).join(`, ${joint} `);
}
