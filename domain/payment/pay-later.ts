/** In how many parts what is paid later is paid. */
const PARTS = 4;

/** What is paid first and what each of the other times, in cents: they add up to the cent, and the first has what does not divide. */
export function payLaterParts(totalCents: number): { readonly count: number; readonly firstCents: number; readonly othersCents: number } {
  const othersCents = Math.floor(totalCents / PARTS);
  return { count: PARTS, firstCents: totalCents - othersCents * (PARTS - 1), othersCents };
}
