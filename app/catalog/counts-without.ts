import type { ListingRequest } from './listing-url.ts';

/** More of them nobody weighs against one another, and each is a question to the catalogue. */
const MOST_ASKED = 6;

type Chosen = Pick<ListingRequest, 'chosen'>;

/**
 * Of a listing in which nothing matches all that was chosen: how many items there would be without each choice, in the choices' order, null where
 * that is not known; undefined where something matches, or nothing was chosen.
 *
 * @param count how many a listing has; undefined where that cannot be told.
 */
export async function countsWithoutEach<Wanted extends Chosen>(
  wanted: Wanted,
  { totalItems }: { readonly totalItems: number },
  count: (less: Wanted) => Promise<number | undefined>,
): Promise<readonly (number | null)[] | undefined> {
  const choices = Object.entries(wanted.chosen).flatMap(([key, values]) =>
    values.map((value) => ({ ...wanted.chosen, [key]: values.filter((one) => one !== value) })),
  );
  if (totalItems > 0 || choices.length === 0) return undefined;
  return Promise.all(choices.map(async (chosen, place) => (place < MOST_ASKED ? ((await count({ ...wanted, chosen })) ?? null) : null)));
}
