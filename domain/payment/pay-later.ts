/** In how many parts what is paid later is paid. */
const PARTS = 4;

/** How far apart they are, in days: the first is due when the shop is paid. */
export const PAY_LATER_DAYS = 14;

/** What is paid first and what each of the other times, in cents: they add up to the cent, and the first has what does not divide. */
export function payLaterParts(totalCents: number): { readonly count: number; readonly firstCents: number; readonly othersCents: number } {
  const othersCents = Math.floor(totalCents / PARTS);
  return { count: PARTS, firstCents: totalCents - othersCents * (PARTS - 1), othersCents };
}
