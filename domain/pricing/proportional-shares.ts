import type { Cents } from '#domain/shared/money.ts';

/** What amount x weight leaves when it is divided by total, without loss beyond 2^53 (large business orders). */
function remainderOf(amount: number, weight: number, total: number): number {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) return product % total;
  return Number((BigInt(amount) * BigInt(weight)) % BigInt(total));
}

/** amount x weight / total without its remainder. */
function wholeOf(amount: number, weight: number, total: number, remainder: number): number {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) return (product - remainder) / total;
  return Number((BigInt(amount) * BigInt(weight)) / BigInt(total));
}

/**
 * Splits an amount over rows in proportion to their weights, cut to the cent; leftover cents go to the largest remainders,
 * on equal remainders to the earlier row. The shares sum to the amount, and none is above its weight while the amount is
 * not above the weights' sum. All are 0 when nothing has weight; negative weights count as 0.
 */
export function shareProportionally(amountCents: Cents, weights: readonly Cents[]): Cents[] {
  let total = 0;
  for (const weight of weights) total += Math.max(0, weight);
  if (total === 0 || amountCents <= 0) return weights.map(() => 0);

  // Remainders are compared as integers over one denominator: as fractions, equal ones would differ in their last bits.
  const remainders: number[] = [];
  const shares: Cents[] = [];
  let leftCents = amountCents;
  for (const weight of weights) {
    const remainder = remainderOf(amountCents, Math.max(0, weight), total);
    const share = wholeOf(amountCents, Math.max(0, weight), total, remainder);
    remainders.push(remainder);
    shares.push(share);
    leftCents -= share;
  }
  for (const index of positionsOfLargest(remainders, leftCents)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * The positions of the largest values, as many as asked for; of equal ones the earlier. Numbers alone sort several times as
 * fast as positions do by their numbers, and this is where a large cart spends its time.
 */
function positionsOfLargest(values: readonly number[], count: number): number[] {
  if (count === 0) return [];
  const leastThatCounts = Float64Array.from(values).sort()[values.length - count] ?? 0;
  let equalOnes = count - values.filter((value) => value > leastThatCounts).length;
  const positions: number[] = [];
  values.forEach((value, position) => {
    if (value > leastThatCounts) positions.push(position);
    if (value === leastThatCounts && equalOnes > 0) {
      positions.push(position);
      equalOnes -= 1;
    }
  });
  return positions;
}
