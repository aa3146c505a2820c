import type { PricingCoupon, PricingInput, PricingLine } from './pricing-input.ts';

/*
 * A second pricing, written from the formulas alone, for tests to compare the first one with. It takes nothing from the
 * first but the shape of the input: amounts are big integers, columns are lists, shares are dealt out cent by cent, every
 * sum is added up anew. It is slow and repeats itself on purpose. Whoever changes a rule changes both, separately.
 */

type Column = readonly bigint[];

interface Verdict {
  readonly status: 'APPLIED' | 'PENDING';
  readonly reason: string | undefined;
  readonly amount: bigint;
}

const add = (column: Column): bigint => column.reduce((a, b) => a + b, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const greatest = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** numerator / denominator, halves up. */
const round = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** Rates may have half basis points: they are counted in tenths of one. */
const percent = (amount: bigint, basisPoints: number): bigint => round(amount * BigInt(Math.round(basisPoints * 10)), 100_000n);

function deal(amount: bigint, weights: Column): bigint[] {
  const whole = add(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const dealt = weights.map((weight) => (amount * weight) / whole);
  const rest = weights.map((weight) => (amount * weight) % whole);
  while (add(dealt) < amount) {
    let winner = 0;
    for (let i = 1; i < rest.length; i += 1) if ((rest[i] ?? 0n) > (rest[winner] ?? 0n)) winner = i;
    dealt[winner] = (dealt[winner] ?? 0n) + 1n;
    rest[winner] = -1n;
  }
  return dealt;
}

const counts = (line: PricingLine): boolean => line.isActive && !line.isFree;
const isGoods = (line: PricingLine): boolean => counts(line) && !line.isGiftCard && !line.isMembership;
const isParcel = (line: PricingLine): boolean => isGoods(line) && line.deliveryType === 'STA' && !line.isDigital;

function qualifies(coupon: PricingCoupon, line: Line): boolean {
  if (!isGoods(line)) return false;
  if (line.isQuoted === true && lowers(coupon)) return false;
  if (coupon.priority === 3 && !line.isRewardsEligible) return false;
  if (coupon.benefit.kind === 'shipping' && !isParcel(line)) return false;
  if (!coupon.scope) return true;
  const byBrand = coupon.scope.brands.some((brand) => brand === line.brand);
  const byCategory = coupon.scope.categoryIds.some((id) => line.categoryIds.some((own) => own === id));
  return coupon.scope.itemIds.some((id) => id === line.itemId) || byBrand || byCategory;
}

/** A column with 0 wherever the coupon has no say. */
const only = (coupon: PricingCoupon, lines: readonly PricingLine[], column: Column): bigint[] =>
  lines.map((line, i) => (qualifies(coupon, line) ? (column[i] ?? 0n) : 0n));

function whyNot(coupon: PricingCoupon, input: PricingInput, now: Column, minimumColumn: Column): string | undefined {
  const { lines, buyer } = input;
  const owner = coupon.ownerRewardsId;
  if (owner === undefined ? coupon.priority === 3 : !buyer.rewardsIds.some((id) => id === owner)) return 'REWARDS_COUPON_ERROR_MESSAGE';
  if (coupon.needsPickupLine && !lines.some((line) => isGoods(line) && line.deliveryType !== 'STA')) return 'BOPIS_EVENT_ERROR';
  const qualifying = lines.filter((line) => qualifies(coupon, line));
  if (qualifying.length === 0 && (coupon.scope || coupon.minimumCents === 0)) return 'QUALIFYING_ITEMS_NOT_FOUND_ERROR';
  if (add(only(coupon, lines, minimumColumn)) < BigInt(coupon.minimumCents)) return 'ORDER_TOTAL_NOT_MET_ERROR';
  if (coupon.benefit.kind !== 'fixed' || coupon.isAuto || coupon.priority === 3) return undefined;
  const times = coupon.benefit.isPerUnit && coupon.priority === 1 ? qualifying.reduce((sum, line) => sum + line.qty, 0) : 1;
  const face = BigInt(coupon.benefit.amountCents) * BigInt(times);
  return face > add(only(coupon, lines, now)) ? 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' : undefined;
}

/** What an item coupon takes off each line. */
function itemDiscount(coupon: PricingCoupon, lines: readonly PricingLine[], now: Column): bigint[] {
  const own = only(coupon, lines, now);
  const { benefit } = coupon;
  if (benefit.kind === 'percent') return own.map((amount) => least(amount, percent(amount, benefit.basisPoints)));
  if (benefit.kind !== 'fixed') return own.map(() => 0n);
  const face = BigInt(benefit.amountCents);
  if (benefit.isPerUnit) return own.map((amount, i) => least(amount, face * BigInt(lines[i]?.qty ?? 0)));
  return deal(least(face, add(own)), own);
}

/** What any other coupon takes off each line. */
function orderDiscount(coupon: PricingCoupon, lines: readonly PricingLine[], now: Column): bigint[] {
  const own = only(coupon, lines, now);
  const { benefit } = coupon;
  if (benefit.kind === 'percent') return deal(least(add(own), percent(add(own), benefit.basisPoints)), own);
  return benefit.kind === 'fixed' ? deal(least(add(own), BigInt(benefit.amountCents)), own) : own.map(() => 0n);
}

const lowers = (coupon: PricingCoupon): boolean => coupon.benefit.kind === 'percent' || coupon.benefit.kind === 'fixed';

/** Percents first, each on what the one before it left. */
function chain(
  coupons: readonly PricingCoupon[],
  lines: readonly PricingLine[],
  start: Column,
): { left: Column; gave: Map<PricingCoupon, bigint> } {
  const gave = new Map<PricingCoupon, bigint>();
  let left = start;
  for (const kind of ['percent', 'fixed']) {
    for (const coupon of coupons) {
      if (coupon.benefit.kind !== kind) continue;
      const taken = orderDiscount(coupon, lines, left);
      gave.set(coupon, add(taken));
      left = left.map((amount, i) => amount - (taken[i] ?? 0n));
    }
  }
  return { left, gave };
}

/** Per line the greatest discount of any of the coupons, the first of equal ones. */
function bestOf(
  coupons: readonly PricingCoupon[],
  lines: readonly PricingLine[],
  start: Column,
): { left: Column; gave: Map<PricingCoupon, bigint> } {
  const gave = new Map<PricingCoupon, bigint>();
  const table = coupons.map((coupon) => itemDiscount(coupon, lines, start));
  const left = start.map((amount, i) => {
    const top = table.reduce((most, discounts) => greatest(most, discounts[i] ?? 0n), 0n);
    const winner = coupons[table.findIndex((discounts) => discounts[i] === top)];
    if (winner) gave.set(winner, (gave.get(winner) ?? 0n) + top);
    return amount - top;
  });
  return { left, gave };
}

/** A line of which a quote has made pieces cheaper. */
type Line = PricingLine & { readonly isQuoted?: true };

/** What the rows cost before any coupon, and the rows as coupons see them. */
function quotedOf(input: PricingInput, list: Column) {
  const { lines } = input;
  const hasMemberPrices = input.buyer.hasMemberPrices || lines.some((line) => line.isActive && line.isMembership);
  const member = list.map((amount, i) => {
    const line = lines[i];
    if (!line || !hasMemberPrices || !isGoods(line) || line.memberUnitPriceCents === undefined) return amount;
    return least(amount, BigInt(line.memberUnitPriceCents) * BigInt(line.qty));
  });

  // Ten here and five there are fifteen of it.
  const volume = member.map((amount, i) => {
    const line = lines[i];
    if (!line || !isGoods(line)) return amount;
    const pieces = lines
      .filter((other) => isGoods(other) && other.itemId === line.itemId && other.volumePrices.length > 0)
      .reduce((sum, other) => sum + other.qty, 0);
    return line.volumePrices
      .filter(([from]) => from <= pieces)
      .reduce((low, [, cents]) => least(low, BigInt(cents) * BigInt(line.qty)), amount);
  });

  // Piece by piece: while the quote has pieces of the item left, one that it makes cheaper costs what it says.
  const given = new Map<string, number>();
  const quoted = volume.map((amount, i) => {
    const line = lines[i];
    if (!line?.quote || !isGoods(line)) return amount;
    const [each, promised] = [amount / BigInt(line.qty), BigInt(line.quote.unitCents)];
    let now = 0n;
    for (let piece = 0; piece < line.qty; piece += 1) {
      const before = given.get(line.itemId) ?? 0;
      const isTaken = before < line.quote.qty && promised < each;
      if (isTaken) given.set(line.itemId, before + 1);
      now += isTaken ? promised : each;
    }
    return now;
  });
  const seen = lines.map((line, i): Line => (quoted[i] === volume[i] ? line : { ...line, isQuoted: true }));
  return { member, volume, quoted, input: { ...input, lines: seen } };
}

function couponsOf(given: PricingInput, columns: { list: Column }) {
  const { member, volume, quoted, input } = quotedOf(given, columns.list);
  const { lines, coupons, stage } = input;
  const verdicts = new Map<PricingCoupon, Verdict>();
  const pending = (coupon: PricingCoupon, reason: string | undefined): void => {
    verdicts.set(coupon, { status: 'PENDING', reason, amount: 0n });
  };
  const pick = (wanted: (coupon: PricingCoupon) => boolean, now: Column, minimumColumn: Column): PricingCoupon[] =>
    coupons.filter(wanted).filter((coupon) => {
      const reason = whyNot(coupon, input, now, minimumColumn);
      pending(coupon, reason);
      return reason === undefined;
    });
  const book = (gave: Map<PricingCoupon, bigint>): void => {
    for (const [coupon, amount] of gave) if (amount > 0n) verdicts.set(coupon, { status: 'APPLIED', reason: undefined, amount });
  };

  const instant = bestOf(
    pick((c) => c.priority === 1 && c.isAuto && lowers(c), quoted, quoted),
    lines,
    quoted,
  );
  book(instant.gave);
  const p0 = instant.left;

  const item = bestOf(
    pick((c) => c.priority === 1 && !c.isAuto && lowers(c), p0, p0),
    lines,
    p0,
  );
  book(item.gave);
  const beforeBasket = item.left;

  const basketCoupons = pick((c) => c.priority === 2 && lowers(c), beforeBasket, beforeBasket);
  const together = basketCoupons.filter((c) => c.isStackable);
  const options = [...basketCoupons.filter((c) => !c.isStackable).map((c) => [c]), together].map((set) => chain(set, lines, beforeBasket));
  const lowest = options.reduce((low, option) => least(low, add(option.left)), add(beforeBasket));
  const basket = options.find((option) => add(option.left) === lowest) ?? chain([], lines, beforeBasket);
  book(basket.gave);
  const afterBasket = basket.left;

  const rewards = chain(
    pick((c) => c.priority === 3 && lowers(c), afterBasket, beforeBasket),
    lines,
    afterBasket,
  );
  book(rewards.gave);
  const eligible = rewards.left.map((amount, i) => (lines[i] && isGoods(lines[i]) && lines[i].isRewardsEligible ? amount : 0n));
  const redeemed = least(BigInt(input.rewardsRedemptionCents), add(eligible));
  const redeemedShares = deal(redeemed, eligible);
  const beforeCheckoutOnly = rewards.left.map((amount, i) => amount - (redeemedShares[i] ?? 0n));

  const waiting = pick((c) => c.priority === 4 && lowers(c), beforeCheckoutOnly, beforeBasket);
  const last = chain(stage === 'CHECKOUT' ? waiting : [], lines, beforeCheckoutOnly);
  book(last.gave);

  for (const coupon of pick((c) => c.benefit.kind === 'gift', last.left, beforeBasket)) {
    if (coupon.priority !== 4 || stage === 'CHECKOUT') verdicts.set(coupon, { status: 'APPLIED', reason: undefined, amount: 0n });
  }
  const shipping = pick((c) => c.benefit.kind === 'shipping', last.left, beforeBasket);
  return {
    verdicts,
    book,
    member,
    volume,
    quoted,
    p0,
    beforeBasket,
    afterBasket,
    beforeCheckoutOnly,
    final: last.left,
    redeemed,
    shipping,
  };
}

function feesOf(input: PricingInput, afterBasket: Column) {
  const { lines, config, destination, buyer } = input;
  const parcels = lines.filter(isParcel);
  const base = lines.reduce((sum, line, i) => (isParcel(line) ? sum + (afterBasket[i] ?? 0n) : sum), 0n);
  const isCharged = parcels.length > 0 && !buyer.shipsFree && base < BigInt(config.freeShippingThresholdCents);
  const zip3 = Number(destination.zip.slice(0, 3));
  const isRemote = (zip3 >= 6 && zip3 <= 9) || zip3 === 967 || zip3 === 968 || zip3 >= 995;
  const isExtended = config.extendedAreaZips.some((zip) => destination.zip.startsWith(zip));
  const das = isRemote ? 1995n : isExtended ? 495n : 0n;
  const withSurcharge = parcels.filter((line) => line.surcharge && line.qty > line.surcharge.coveredUnits);
  return {
    base,
    ship: isCharged ? BigInt(config.shipFeeCents) : 0n,
    sameDay: parcels.some((line) => line.levelOfService === 'SDD') ? BigInt(config.sameDayFeeCents) : 0n,
    das: config.isDasEnabled && parcels.length > 0 ? das : 0n,
    surcharge: withSurcharge.reduce(
      (sum, line) => sum + BigInt(line.surcharge?.feePerUnitCents ?? 0) * BigInt(line.qty - (line.surcharge?.coveredUnits ?? 0)),
      0n,
    ),
    surchargePerUnit: withSurcharge.reduce((top, line) => greatest(top, BigInt(line.surcharge?.feePerUnitCents ?? 0)), 0n),
    smallOrder: parcels.length > 0 && base < BigInt(config.smallOrderThresholdCents) ? BigInt(config.smallOrderFeeCents) : 0n,
    furniture: lines
      .filter(isGoods)
      .flatMap((line) => line.furnitureLevels)
      .reduce((sum, level) => sum + BigInt(level.qty) * BigInt(level.rateCents), 0n),
    addOnBase: lines.reduce((sum, line, i) => (isParcel(line) && !line.isAddOn ? sum + (afterBasket[i] ?? 0n) : sum), 0n),
  };
}

function totalsOf(input: PricingInput, column: Column, fees: bigint) {
  const { lines, buyer, destination } = input;
  const rowTax = lines.map((line, i) => {
    if (buyer.isTaxExempt || !line.isTaxable || line.isGiftCard || line.isMembership) return 0n;
    const paid = column[i] ?? 0n;
    const limit = line.taxExemption;
    // Piece by piece: what one piece costs is compared, in fractions of a cent.
    const isDearer = limit === undefined || paid > BigInt(limit.cents) * BigInt(line.qty);
    const free = limit?.taxes === 'REST' ? BigInt(limit.cents) * BigInt(line.qty) : 0n;
    return isDearer ? percent(paid - free, line.taxRateBasisPoints) : 0n;
  });
  const feeTax = buyer.isTaxExempt || !destination.taxesShipping ? 0n : percent(fees, destination.taxRateBasisPoints);
  const preTax = add(column) + fees;
  const total = preTax + add(rowTax) + feeTax;
  const forbidden = lines.reduce((sum, line, i) => (line.isGiftCard || line.isMembership ? sum + (column[i] ?? 0n) : sum), 0n);

  const paid: { id: string; amount: number }[] = [];
  let open = total - forbidden;
  for (const kind of ['GIFT_CARD', 'PREPAID_CARD']) {
    for (const tender of input.tenders) {
      if (tender.kind !== kind) continue;
      const wish = tender.limitCents === undefined ? tender.balanceCents : Math.min(tender.balanceCents, tender.limitCents);
      const amount = least(BigInt(wish), open);
      open -= amount;
      paid.push({ id: tender.tenderId, amount: Number(amount) });
    }
  }
  const balance = total - paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { rowTax, tax: add(rowTax) + feeTax, preTax, total, paid, balance };
}

/** Prices a cart without negative amounts; everything is answered in cents, as numbers. */
export function priceIndependently(input: PricingInput) {
  const list = input.lines.map((line) => (counts(line) ? BigInt(line.unitPriceCents) * BigInt(line.qty) : 0n));
  const before = input.lines.map((line, i) =>
    greatest(list[i] ?? 0n, counts(line) ? BigInt(line.wasUnitPriceCents ?? 0) * BigInt(line.qty) : 0n),
  );
  const { verdicts, book, member, volume, quoted, p0, beforeBasket, afterBasket, beforeCheckoutOnly, final, redeemed, shipping } =
    couponsOf(input, {
      list,
    });

  const fees = feesOf(input, afterBasket);
  const cartWaiver = shipping.find((coupon) => coupon.priority !== 4);
  const waiver = cartWaiver ?? (input.stage === 'CHECKOUT' ? shipping[0] : undefined);
  if (waiver) book(new Map([[waiver, fees.ship]]));
  const others = fees.sameDay + fees.das + fees.surcharge + fees.smallOrder + fees.furniture;
  const shipNow = waiver ? 0n : fees.ship;
  const shipInCart = cartWaiver ? 0n : fees.ship;
  const now = totalsOf(input, final, shipNow + others);
  const without = totalsOf(input, beforeCheckoutOnly, shipInCart + others);

  const couponsGave = (wanted: (coupon: PricingCoupon) => boolean): bigint =>
    add(input.coupons.filter((coupon) => lowers(coupon) && wanted(coupon)).map((coupon) => verdicts.get(coupon)?.amount ?? 0n));
  const inCents = (amounts: Record<string, bigint>): Record<string, number> =>
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Number(amount)]));

  return {
    charged: input.lines.map(counts),
    lines: input.lines.map((_, i) =>
      inCents({
        basePriceCents: list[i] ?? 0n,
        p0Cents: p0[i] ?? 0n,
        finalPriceBeforeBasketCouponsCents: beforeBasket[i] ?? 0n,
        finalPriceBeforeCheckoutOnlyCouponsCents: beforeCheckoutOnly[i] ?? 0n,
        finalPriceCents: final[i] ?? 0n,
        finalPricePerUnitCents: round(final[i] ?? 0n, BigInt(input.lines[i]?.qty ?? 1)),
        taxCents: now.rowTax[i] ?? 0n,
      }),
    ),
    coupons: input.coupons.map((coupon) => {
      const verdict = verdicts.get(coupon);
      return { code: coupon.code, status: verdict?.status, reason: verdict?.reason, amountCents: Number(verdict?.amount ?? 0n) };
    }),
    summary: inCents({
      cartSubTotalCents: add(p0),
      afterPriorityOneCents: add(beforeBasket),
      cartSubTotalAfterPriorityTwoCouponsCents: add(beforeBasket) - couponsGave((c) => c.priority === 2),
      cartSubTotalExcludingCheckoutOnlyCouponsCents: add(beforeCheckoutOnly),
      cartSubTotalAfterCouponsCents: add(beforeCheckoutOnly) - couponsGave((c) => c.priority === 4),
      shipFeeCents: shipNow + fees.sameDay,
      cartModeShipFeeCents: shipInCart + fees.sameDay,
      surchargeFeeCents: fees.surcharge,
      surchargeFeePerUnitCents: fees.surchargePerUnit,
      dasFeeCents: fees.das,
      handlingFeeCents: fees.smallOrder + fees.furniture,
      totalShipHandlFeeCents: shipNow + others,
      preTaxSubTotalCents: now.preTax,
      totalTaxCents: now.tax,
      ordTotalCents: now.total,
      balanceOrdTotalCents: now.balance,
      ordTotalExcludingCheckoutOnlyCouponsCents: without.total,
      balanceOrdTotalExcludingCheckoutOnlyCouponsCents: without.balance,
      instantCouponSavingsCents: couponsGave((c) => c.priority === 1 && c.isAuto),
      saleSavingsCents: add(before) - add(list),
      finalMembershipSavingsCents: add(list) - add(member),
      volumeSavingsCents: add(member) - add(volume),
      quoteSavingsCents: add(volume) - add(quoted),
    }),
    attributes: inCents({
      smallOrderFeeCents: fees.smallOrder,
      furnitureServiceFeeCents: fees.furniture,
      sameDayFeeCents: fees.sameDay,
      couponTotalCents: couponsGave((c) => c.priority === 2 || c.priority === 4 || (c.priority === 1 && !c.isAuto)),
      rewardsAppliedCents: couponsGave((c) => c.priority === 3) + redeemed,
    }),
    tenders: now.paid,
    thresholds: inCents({
      shippingBaseCents: fees.base,
      remainingAmountGetFreeShippingCents: greatest(0n, BigInt(input.config.freeShippingThresholdCents) - fees.base),
      addOnBaseCents: fees.addOnBase,
    }),
    easyRewardsAppliedCents: Number(redeemed),
  };
}
