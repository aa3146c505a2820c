import type { WantedRoundBody } from '#contracts/rounds/rounds.ts';
import { LONGEST_MESSAGE, MOST_CATEGORIES } from '#domain/rounds/round-limits.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';

/** What a form says a round should be, as it was typed. */
export type TypedRound = {
  readonly title: string;
  readonly message: string;
  readonly closesOn: string;
  readonly closesAt: string;
  readonly personCap: string;
  readonly totalCap: string;
  readonly categoryIds: readonly string[];
  readonly letsGuestsIn: boolean;
  readonly showsGuestsPrices: boolean;
};

export const ROUND_FIELDS = ['title', 'message', 'closesOn', 'closesAt', 'personCap', 'totalCap', 'categories'] as const;

export function typedRound(form: FormData): TypedRound {
  const typed = (name: string, most: number) => textIn(form, name).slice(0, most);
  return {
    title: typed('title', 300),
    message: typed('message', LONGEST_MESSAGE),
    closesOn: typed('closesOn', 20),
    closesAt: typed('closesAt', 20),
    personCap: typed('personCap', 20),
    totalCap: typed('totalCap', 20),
    categoryIds: textsIn(form, 'categories')
      .slice(0, MOST_CATEGORIES * 10)
      .map((id) => id.slice(0, 100)),
    letsGuestsIn: textIn(form, 'letsGuestsIn') !== '',
    showsGuestsPrices: textIn(form, 'showsGuestsPrices') !== '',
  };
}

/** The same as the call takes it. */
export function wantedRound(typed: TypedRound): WantedRoundBody {
  return { ...typed, categoryIds: [...typed.categoryIds], personCap: capOf(typed.personCap), totalCap: capOf(typed.totalCap) };
}

/** An amount as it was typed: "$50", "1,200.50"; what is none is refused where it is looked at. */
function capOf(typed: string): number | null {
  const text = typed.replaceAll(/[$,\s]/g, '');
  if (text === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : -1;
}
