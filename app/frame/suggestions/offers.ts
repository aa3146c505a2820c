import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Suggestion } from '#contracts/search/suggest.ts';
import { FEWEST_CHARACTERS, type AutocompleteConfig } from '#domain/search/autocomplete-config.ts';
import { usePageData } from '#app/shell/page-data.ts';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import { categoryPath, PATHS, searchPath } from '#app/shell/site-paths.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';

/** What the field offers: what the shop suggests, what was searched for before in this browser, to forget that, and the departments. */
export type Offer = Omit<Suggestion, 'kind'> & { readonly kind: Suggestion['kind'] | 'RECENT' | 'FORGET' | 'DEPARTMENT' | 'ALL' };
/** What stands under one heading. */
export type OfferGroup = { readonly heading: string; readonly offers: readonly Offer[] };

/** A pause in typing that is long enough to ask. */
const PAUSE_MS = 120;
const NONE: readonly Offer[] = [];
const MOST_DEPARTMENTS = 8;

const HEADINGS = {
  BOUGHT: 'You bought before',
  HELP: 'Help',
  TERM: 'Search for',
  POPULAR: 'Popular searches',
  CATEGORY: 'Categories',
  BRAND: 'Brands',
  PRODUCT: 'Items',
  RECENT: 'Your recent searches',
  FORGET: 'Your recent searches',
  DEPARTMENT: 'Departments',
  ALL: 'All results',
} as const satisfies Record<Offer['kind'], string>;

/** What comes one after the other under the same heading, together. */
export function groupsOf(offers: readonly Offer[]): readonly OfferGroup[] {
  const groups: { heading: string; offers: Offer[] }[] = [];
  for (const offer of offers) {
    const heading = HEADINGS[offer.kind];
    const last = groups.at(-1);
    if (last?.heading === heading) last.offers.push(offer);
    else groups.push({ heading, offers: [offer] });
  }
  return groups;
}

/**
 * What is offered for what is in the field. It is asked for in the pauses of typing, and what was offered stays until there is something else. Where
 * nothing is typed, it is what was searched for last, what the shopper has bought or many buy, and the departments.
 */
export function useOffers(text: string | undefined): { offers: readonly Offer[]; forget: () => void } {
  const page = usePageData();
  const config = page?.autocomplete;
  const [suggested, setSuggested] = useState<{ isForNothing: boolean; offers: readonly Offer[] }>({ isForNothing: false, offers: NONE });
  const [timesForgotten, setTimesForgotten] = useState(0);
  const typed = text?.trim();
  const isForNothing = typed === '';
  // Read each time that the field is opened empty, since there may be more by then, and when they have been forgotten.
  const recent = useMemo(() => (isForNothing && timesForgotten >= 0 ? recentSearches() : []), [isForNothing, timesForgotten]);
  const isAsked = typed !== undefined && (isForNothing || typed.length >= FEWEST_CHARACTERS);
  useEffect(() => {
    if (!isAsked || typed === undefined) return;
    const leave = new AbortController();
    const timer = setTimeout(
      () => {
        void ask(typed, config, leave.signal).then((offers) => offers !== undefined && setSuggested({ isForNothing, offers }));
      },
      isForNothing ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [isAsked, isForNothing, typed, config]);
  const forget = useCallback(() => {
    forgetSearches();
    setTimesForgotten((times) => times + 1);
  }, []);
  // The departments wait for what stands above them.
  if (isForNothing && suggested.isForNothing && suggested.offers.length > 0)
    return { offers: [...recentOffers(recent), ...suggested.offers, ...departmentOffers(page?.departments ?? [])], forget };
  if (isForNothing) return { offers: recentOffers(recent), forget };
  if (!isAsked || typed === undefined) return { offers: NONE, forget };
  // What was offered for an empty field says nothing of what is typed.
  return { offers: [...(suggested.isForNothing ? NONE : suggested.offers), searchOffer(typed, suggested.offers.length > 0)], forget };
}

const OF_NO_ITEM = { insteadOf: null, department: null, price: null, unit: null, bought: null, ownNumber: null, image: null } as const;

function recentOffers(searches: readonly string[]): readonly Offer[] {
  if (searches.length === 0) return NONE;
  const offers = searches.map((text): Offer => ({ ...OF_NO_ITEM, kind: 'RECENT', text, url: searchPath(text) }));
  return [...offers, { ...OF_NO_ITEM, kind: 'FORGET', text: 'Clear recent searches', url: '' }];
}

/** The search itself, at the end of the list: also where nothing else is offered, so that nobody wonders what became of the list. */
function searchOffer(typed: string, isMore: boolean): Offer {
  const text = isMore ? `See all results for “${typed}”` : `Search for “${typed}”`;
  return { ...OF_NO_ITEM, kind: 'ALL', text, url: searchPath(typed) };
}

/** What an offer puts into the field once the arrow keys are there; undefined: what is typed stays. */
export function textOf({ kind, text }: Offer): string | undefined {
  return FIELD_TEXTS.has(kind) ? text : undefined;
}

const FIELD_TEXTS: ReadonlySet<Offer['kind']> = new Set([
  'TERM',
  'POPULAR',
  'RECENT',
  'CATEGORY',
  'BRAND',
  'DEPARTMENT',
  'PRODUCT',
  'BOUGHT',
]);

function departmentOffers(departments: readonly MenuDepartment[]): readonly Offer[] {
  return departments
    .slice(0, MOST_DEPARTMENTS)
    .map(({ id, name }): Offer => ({ ...OF_NO_ITEM, kind: 'DEPARTMENT', text: name, url: categoryPath(id) }));
}

/** @returns undefined where there was no answer: the field does without. */
async function ask(text: string, config: AutocompleteConfig | undefined, signal: AbortSignal): Promise<readonly Offer[] | undefined> {
  const { accountId = '', domainKey = '', requestType = '' } = config ?? {};
  const said = new URLSearchParams({ q: text, account_id: accountId, domain_key: domainKey, request_type: requestType });
  try {
    const answer = await fetch(`${PATHS.suggest}?${said}`, { signal, headers: { accept: 'application/json' } });
    if (!answer.ok) return undefined;
    // Of our own server, by the contract.
    const told: { readonly suggestions: readonly Suggestion[] } = await answer.json();
    return told.suggestions;
  } catch {
    return undefined;
  }
}
