import { changeLines } from '#domain/cart/change-lines.ts';
import { FULFILMENT_CENTRE, type CartLine } from '#domain/cart/cart-line.ts';
import { dropUnearnedGifts } from '#domain/cart/free-items.ts';
import { quantitiesByStock } from '#domain/cart/rows/stock-check.ts';
import { quantityStep } from '#domain/cart/rows/surcharge-steps.ts';
import type { CartChangeNote } from '#domain/cart/what-changed.ts';
import { changeContext } from './change-context.ts';
import type { AssessedCart } from './assess-cart.ts';
import type { Decision } from './decision.ts';
import { changesOf } from './change-cart.ts';
import { isFutureDateOvertaken } from './delivery/future-delivery.ts';
import type { OpenCart } from './opened-cart.ts';
import { isValidNow } from './price-the-cart.ts';
import { REDEEM_STEP_CENTS } from './discounts/redeem-rewards.ts';

/** Whether a cart can be shown as it is stored: nothing is to be told, and nothing of it has been overtaken. */
export function isUpToDate(open: OpenCart, assessed: AssessedCart): boolean {
  return (
    open.cart.pendingMessages.length === 0 &&
    countsAsTold(assessed) &&
    aboveStock(open, assessed).length === 0 &&
    !isOvertaken(open, assessed)
  );
}

/** Whether the rows that cannot be bought are those of the last time: headers count by what is stored. */
function countsAsTold({ lines, invalid }: AssessedCart): boolean {
  return lines.every((line) => invalid.has(line.lineId) === (line.wasInvalid === true));
}

/**
 * Whether the shopper was last told another cart than this one would be now: prices, stock, coupons, gifts or the day have
 * changed since. Such a cart is shown once more before it can be ordered.
 */
export function isOvertaken(open: OpenCart, assessed: AssessedCart): boolean {
  return (
    changesOf(open, assessed).length > 0 ||
    lapsedCoupons(open).length > 0 ||
    redeemableCents(open) !== open.cart.checkout.redeemCents ||
    isFutureDateOvertaken(open, assessed) ||
    dropUnearnedGifts(open.cart.lines, assessed.gifts).dropped.length > 0 ||
    succeeded(open, assessed).length > 0
  );
}

/** What the shopper wants to pay with rewards, as far as they still have it. */
function redeemableCents({ cart: { checkout }, rewardsCents }: OpenCart): number | undefined {
  if (checkout.redeemCents === undefined || checkout.redeemCents <= rewardsCents) return checkout.redeemCents;
  return Math.floor(rewardsCents / REDEEM_STEP_CENTS) * REDEEM_STEP_CENTS;
}

/**
 * What has to be done to a cart before it is shown: rows above their stock are lowered to it, an item that is no longer made
 * and sold out becomes its successor, coupons that are over go. All of it is told.
 */
export function bringUpToDate(open: OpenCart, assessed: AssessedCart): Decision {
  const atMs = open.now.getTime();
  const replaced = replaceBySuccessors(open, assessed);
  const lowered = aboveStock(open, assessed).filter(({ lineId }) => !replaced.ids.has(lineId));
  const { lines } = changeLines(changeContext(open, replaced.lines), lowered);
  const lapsed = lapsedCoupons(open);
  const before = new Map(open.cart.lines.map((line) => [line.lineId, line]));
  const loweredRows = lowered.flatMap(({ lineId }) => lines.find((line) => line.lineId === lineId) ?? []);
  const notes: CartChangeNote[] = [
    ...replaced.notes,
    ...loweredRows.map((line) => ({
      kind: 'QUANTITY' as const,
      lineId: line.lineId,
      itemId: line.itemId,
      before: before.get(line.lineId)?.qty,
      after: line.qty,
      atMs,
    })),
    ...lapsed.map((code) => ({ kind: 'COUPON' as const, code, atMs })),
  ];
  const isNews = assessed.lines.filter(
    (line) => line.seen?.isOutOfStock === true && assessed.states.get(line.lineId)?.isOutOfStock === false,
  );
  const hasOtherRows = notes.some((note) => note.kind === 'QUANTITY' || note.kind === 'SUBSTITUTION');
  const isBack = hasOtherRows && open.cart.checkout.proceedCheckout === true;
  const redeemCents = redeemableCents(open);
  const checkout = {
    ...(isBack && { proceedCheckout: false }),
    ...(redeemCents !== undefined && redeemCents !== open.cart.checkout.redeemCents && { redeemCents }),
  };
  return {
    after: {
      lines,
      ...(lapsed.length > 0 && { coupons: open.cart.coupons.filter((code) => !lapsed.includes(code)) }),
      ...(Object.keys(checkout).length > 0 && { checkout: { ...open.cart.checkout, ...checkout } }),
      ...(isBack && { status: 'OPEN' as const }),
    },
    notes,
    told: {
      messages: [
        ...loweredRows.map((line) => ({
          code: 'PARTIAL_QTY_FIXED' as const,
          type: 'WARN' as const,
          itemId: line.itemId,
          lineId: line.lineId,
        })),
        ...isNews.map((line) => ({ code: 'BACK_IN_STOCK' as const, type: 'INFO' as const, itemId: line.itemId, lineId: line.lineId })),
      ],
    },
  };
}

function aboveStock(open: OpenCart, { lines, states }: AssessedCart): { lineId: string; qty: number }[] {
  return quantitiesByStock(lines, states, (line) => quantityStep(open.items.get(line.itemId)?.facts ?? {}, line));
}

/** Codes of the cart that do not hold any more. */
function lapsedCoupons({ cart, coupons, spentCoupons, now }: OpenCart): string[] {
  if (cart.coupons.length === 0) return [];
  return cart.coupons.filter((code) => {
    const coupon = coupons.get(code);
    return coupon === undefined || spentCoupons.has(code) || !isValidNow(coupon, now);
  });
}

/** Rows of items that are no longer made and sold out, whose successor can be had. */
function succeeded(open: OpenCart, { lines, states }: AssessedCart): { line: CartLine; successorId: string }[] {
  return lines.flatMap((line) => {
    if (states.get(line.lineId)?.isOutOfStock !== true || open.hidesAlternates || line.parentLineId !== undefined) return [];
    const { isDiscontinued, substitute } = open.items.get(line.itemId)?.facts ?? {};
    if (isDiscontinued !== true || substitute?.kind !== 'FULLHARDSUB') return [];
    const hasStock = (open.availableAt(substitute.itemId, FULFILMENT_CENTRE) ?? 0) > 0 && line.deliveryType === 'STA';
    const isThere = lines.some((row) => row.itemId === substitute.itemId);
    return hasStock && !isThere ? [{ line, successorId: substitute.itemId }] : [];
  });
}

function replaceBySuccessors(
  open: OpenCart,
  assessed: AssessedCart,
): { lines: readonly CartLine[]; notes: CartChangeNote[]; ids: Set<string> } {
  const found = new Map(succeeded(open, assessed).map(({ line, successorId }) => [line.lineId, successorId]));
  if (found.size === 0) return { lines: open.cart.lines, notes: [], ids: new Set() };
  const notes: CartChangeNote[] = [];
  const lines = open.cart.lines.map((line) => {
    const itemId = found.get(line.lineId);
    if (itemId === undefined) return line;
    notes.push({ kind: 'SUBSTITUTION', lineId: line.lineId, itemId, originalItemId: line.itemId, atMs: open.now.getTime() });
    const addedPriceCents = open.offerOf(itemId)?.unitPriceCents ?? line.addedPriceCents;
    return {
      ...line,
      itemId,
      addedPriceCents,
      seen: undefined,
      actioned: 'EDIT_ITEM' as const,
      details: { ...line.details, substituteFor: line.itemId },
    };
  });
  return { lines, notes, ids: new Set(found.keys()) };
}
