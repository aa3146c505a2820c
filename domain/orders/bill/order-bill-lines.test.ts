import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, off, onlyItems } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricingInput } from '#domain/pricing/pricing-input.ts';
import { randomCarts } from '#domain/pricing/random-carts.test-builder.ts';
import { keptRowSavings, keptSteps } from './kept-savings.ts';
import { orderBill } from './order-bill.ts';
import { orderBillLines, orderSavings } from './order-bill-lines.ts';
import { regularEachText, rowEachText, rowPriceOf, rowPriceText, rowSavedText } from './row-price.ts';

/** An order of a cart, as far as its bill goes. */
function ordered(cart: PricingInput) {
  const { lines, summary, explanation: steps } = priceCart({ ...cart, stage: 'CHECKOUT' });
  const entered = cart.coupons.filter(({ isAuto }) => !isAuto).map(({ code }) => code);
  const { attributes, ...sums } = summary;
  const kept = Object.fromEntries(Object.entries({ ...sums, ...attributes }).map(([name, cents]) => [name.replace(/Cents$/, ''), cents]));
  const isShipped = cart.lines.some(({ deliveryType }) => deliveryType === 'STA');
  const savings = keptSteps(steps, entered);
  const bill = orderBill(kept, { isShipped, zip: cart.destination.zip, coupons: entered, savings, isTaxExempt: false });
  const quantities = new Map(cart.lines.map(({ lineId, qty }) => [lineId, qty]));
  const items = lines
    .filter(({ isCharged }) => isCharged)
    .map((line) => ({
      qty: quantities.get(line.lineId) ?? 1,
      parentCartItemId: null,
      savings: keptRowSavings(line.steps, entered).map(({ label, cents }) => ({ label, amount: cents / 100 })),
      priceInfo: {
        wasPricePerUnit: line.wasPricePerUnitCents === undefined ? undefined : line.wasPricePerUnitCents / 100,
        basePricePerUnit: line.basePricePerUnitCents / 100,
        basePrice: line.basePriceCents / 100,
        finalPriceBeforeBasketCoupons: line.finalPriceBeforeBasketCouponsCents / 100,
      },
    }));
  const explanation = bill.map(({ rule, label, amountCents }) => ({ rule, label, amount: amountCents / 100 }));
  const cartSummary = { explanation, cartSubTotalAfterCoupons: summary.cartSubTotalAfterCouponsCents / 100 };
  const takenOff = steps.filter(({ rule, amountCents }) => amountCents < 0 && !NO_SAVING.includes(rule));
  const savedCents = takenOff.reduce((sum, { amountCents }) => sum - amountCents, 0);
  return { items, cartSummary, totalCents: summary.ordTotalCents, savedCents };
}
/** Rewards were earned before, and cards only pay. */
const NO_SAVING = ['REWARDS_COUPON', 'REWARDS_REDEMPTION', 'GIFT_CARD', 'PREPAID_CARD'];
const told = (cart: PricingInput) => orderBillLines(ordered(cart)).map(({ label, amount }) => `${label}: ${amount}`);
const cents = (dollars: number) => Math.round(dollars * 100);

describe('the bill below the rows of an order', () => {
  const many = aLine({ qty: 3, unitPriceCents: 1200, volumePrices: [[3, 1149]] });

  it('begins at what the rows come to: the price of many is theirs, a coupon for the order is its own line', () => {
    const cart = aCart({ lines: [many], coupons: [aCoupon({ code: 'BASKET5' })] });
    expect(ordered(cart).items.map((row) => [rowPriceText(row), rowEachText(row)])).toEqual([['3 × $11.49', '$11.49 each']]);
    expect(told(cart).slice(0, 3)).toEqual(['Items: $34.47', 'Coupon BASKET5: -$5.00', 'Subtotal (3 items): $29.47']);
  });

  it('tells the price before a sale as the regular one, and what the sale saved', () => {
    const folders = aLine({ qty: 2, unitPriceCents: 1249, wasUnitPriceCents: 1399 });
    const order = ordered(aCart({ lines: [folders], coupons: [aCoupon({ code: 'BASKET5' })] }));
    expect(order.items.map((row) => [rowEachText(row), rowSavedText(row), regularEachText(row)])).toEqual([
      ['$12.49 each', 'You saved $3.00 (Sale price)', 'Regular price $13.99 each'],
    ]);
    expect(orderBillLines(order)[0]?.amount).toBe('$24.98');
    expect(orderSavings(order)).toBe(8);
  });

  it('has one line for the items where nothing is taken off the order', () => {
    expect(told(aCart({ lines: [many] }))[0]).toBe('Subtotal (3 items): $34.47');
  });

  it('says what is taken off a row of which no price of one piece comes to the amount', () => {
    const row = {
      qty: 3,
      parentCartItemId: null,
      priceInfo: { basePricePerUnit: 10, basePrice: 30, finalPriceBeforeBasketCoupons: 29.5 },
    };
    expect(rowPriceText(row)).toBe('3 × $10.00, less $0.50');
    expect(rowPriceOf(row)).toEqual({ each: 10, off: 0.5, amount: 29.5, saved: 0.5 });
    expect([rowSavedText(row), regularEachText(row)]).toEqual(['You saved $0.50', undefined]);
  });

  it('says both prices of a row of which a quote promised some pieces', () => {
    const quoted = { qty: 2, pricePerUnit: 385, quoteNumber: 'Q-1003' };
    const row = { qty: 3, priceInfo: { basePricePerUnit: 429, basePrice: 1287, finalPriceBeforeBasketCoupons: 1199, quoted } };
    const text = '2 at $385.00 from quote Q-1003, 1 at $429.00';
    expect([rowPriceText(row), rowEachText(row)]).toEqual([text, text]);
    expect(rowPriceOf(row)).toEqual({ each: undefined, off: 0, amount: 1199, saved: 88, parts: text });
  });

  it('says at each row what was saved, by what, and on all of it; coupons for the order by themselves', () => {
    const pens = aCoupon({ code: 'PENS10', priority: 1, scope: onlyItems('100001'), benefit: off(600) });
    const basket = [aCoupon({ code: 'BASKET5', isStackable: true }), aCoupon({ code: 'MORE1', isStackable: true, benefit: off(100) })];
    const order = ordered(aCart({ lines: [many, aLine({ lineId: 'line-2', itemId: '100002' })], coupons: [pens, ...basket] }));
    expect(order.items.map((row) => [rowEachText(row), rowSavedText(row), regularEachText(row)])).toEqual([
      ['$9.49 each', 'You saved $7.53 (3+ price $1.53, Coupon PENS10 $6.00)', 'Regular price $12.00 each'],
      ['$10.00 each', undefined, undefined],
    ]);
    expect(
      orderBillLines(order)
        .slice(0, 4)
        .map(({ label, amount }) => [label, amount]),
    ).toEqual([
      ['Items', '$38.47'],
      ['Coupon BASKET5', '-$5.00'],
      ['Coupon MORE1', '-$1.00'],
      ['Subtotal (4 items)', '$32.47'],
    ]);
    expect(orderSavings(order)).toBe(13.53);
  });

  it('names the coupon that made shipping free', () => {
    const ships = aCoupon({ code: 'FREESHIP', priority: 4, benefit: { kind: 'shipping' } });
    expect(told(aCart({ coupons: [ships] }))).toContain('Shipping (Coupon FREESHIP): Free');
  });

  it('adds up in every column, whatever was bought', () => {
    fc.assert(
      fc.property(randomCarts, (cart) => {
        const order = ordered(cart);
        const lines = orderBillLines(order).map(({ step }) => step);
        const rows = order.items.map((row) => ({ qty: row.qty, ...rowPriceOf(row) }));
        for (const { qty, each, off: less, amount } of rows) expect(cents(each ?? Number.NaN) * qty - cents(less)).toBe(cents(amount));
        const rowsCents = rows.reduce((sum, { amount }) => sum + cents(amount), 0);
        expect(cents(lines[0]?.amount ?? 0)).toBe(rowsCents);
        const isSum = ({ rule }: { rule: string }) => rule === 'SUBTOTAL';
        const at = lines.findIndex(isSum);
        const before = lines.slice(0, at).reduce((sum, { amount }) => sum + cents(amount), 0);
        if (at > 0) expect(before).toBe(cents(lines[at]?.amount ?? 0));
        const after = lines.slice(at).reduce((sum, { amount }) => sum + cents(amount), 0);
        expect(after).toBe(order.totalCents);
        expect(cents(orderSavings(order))).toBe(order.savedCents);
        for (const row of order.items) {
          const reasons = row.savings.reduce((sum, { amount }) => sum + cents(amount), 0);
          expect(reasons).toBe(cents(rowPriceOf(row).saved));
        }
      }),
      { numRuns: 150 },
    );
  });
});
