/** So many months are looked at at most, and unless somebody says otherwise. */
export const MOST_MONTHS = 36;
const USUAL_MONTHS = 12;

/** The month so many later. @param month yyyy-mm */
export function monthLater(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Which months are looked at: what somebody says, in whatever order, up to three years; else the last twelve. */
export function spendMonths(
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  thisMonth: string,
): { readonly from: string; readonly to: string } {
  const wantedTo = to ?? thisMonth;
  const wantedFrom = from ?? monthLater(wantedTo, 1 - USUAL_MONTHS);
  const [first, last] = wantedFrom <= wantedTo ? [wantedFrom, wantedTo] : [wantedTo, wantedFrom];
  const earliest = monthLater(last, 1 - MOST_MONTHS);
  return { from: first < earliest ? earliest : first, to: last };
}
