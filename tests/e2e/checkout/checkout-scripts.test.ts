import { describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';
import { CHECKOUT, GAIL } from '#tests/support/buyer.ts';
import { browseAs } from '#tests/support/browsing/in-checkout.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const live = useLiveShop();

/**
 * The scripts of the page on which people pay, without the hashes of their names. Whoever brings another one there says so here, and why it has
 * to be there: whatever runs beside the card's frame can pretend to be it.
 */
const SCRIPTS: readonly string[] = [
  // The fields of an address and the sums of an order: what is bought at once shows them, too.
  'address-fieldset',
  // The marks of the brands stand where a card is added, too.
  'brand-marks',
  'browser-cart',
  'buying',
  'captcha-field',
  // The fields that links lead to: a refused payment and a card that is added share their names.
  'card-field-ids',
  'checkout',
  'checkout-outcome',
  'checkout-view',
  'entry.client',
  // What is said when a page cannot be shown: there before the connection is gone.
  'error-page',
  'errors',
  'form-errors',
  'form-request',
  'framework',
  'help-topics',
  'live-cart',
  'order-summary',
  // What the cart's page shows too: the order was sent already.
  'order-under-way',
  'over-limit',
  // What was written for a card or a gift stands at its row.
  'personal-lines',
  'personalization',
  'pickup-stores',
  // What is said around a refused payment: where one comes back from the vendor's page, too.
  'refusal-words',
  'request-type',
  'rolldown-runtime',
  'root',
  // What an order takes out of which budget center: the cart's page tells it, too.
  'row-view',
  'sent-order',
  'shipping-goal',
  'shop',
  'shown-cart',
  // Which account a form was shown to, so that it is not sent for another one: in the forms of the cart's page too.
  'signed-in-mark',
  'step',
  'sum-list',
  // What coupons take off: the cart's page tells it, too.
];
/** Those of the vendor's frame, which no page of ours can reach. */
const FRAME_SCRIPTS: readonly string[] = [
  '/cards/card-check.ts',
  '/cards/card-expiry.ts',
  '/cards/card-number.ts',
  '/frame/brand-display.ts',
  '/frame/card-form.ts',
  '/frame/card-frame.ts',
  '/frame/field-errors.ts',
  '/frame/gateway-messages.ts',
  '/frame/parent-messages.ts',
  '/frame/request-token.ts',
  '/frame/typed-field.ts',
];
/** What the page says itself: where it was scrolled to, its data, and which scripts to begin with. */
const INLINE = [
  /^\(\(storageKey, restoreKey\) => /,
  /^window\.__reactRouterContext = /,
  /^;\nimport \* as route0 from "\/assets\//,
  /^\(function startAfterPaint\(files\) /,
  /^window\.__reactRouterContext\.streamController\./,
];

describe('the page on which people pay', () => {
  it('runs the scripts of this list, ours alone, and its policy lets no other one run [T36]', async () => {
    const visitor = aVisitor(live.site);
    await visitor.add({ itemId: '100001', qty: 1 });
    await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    expect((await visitor.post(`${CHECKOUT}/address`, GAIL)).status).toBe(200);
    const page = await live.open();
    await browseAs(page, visitor, live.base);
    const asked: { origin: string; path: string; isMain: boolean }[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      const { origin, pathname } = new URL(request.url());
      asked.push({ origin, path: pathname, isMain: request.frame() === page.mainFrame() });
    });
    const answer = await page.goto('/cc/sparq/checkout');
    await page.locator('.card-frame-box:not([data-state])').waitFor();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const vendor = live.site.sandbox.origin;
    expect(policy.replace(nonce, 'N').split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce-N'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' ${vendor}`,
      `form-action 'self' ${vendor}`,
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
    expect(nonce.length).toBeGreaterThan(20);
    const html = (await answer?.text()) ?? '';
    const inline = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(inline.filter(([, attributes = '']) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(inline.map(([, , text = '']) => text.slice(0, 80)).filter((text) => !INLINE.some((pattern) => pattern.test(text)))).toEqual([]);
    // Neither in the page nor in the frame is there anything of somebody else.
    expect(asked.filter(({ origin, isMain }) => origin !== (isMain ? live.base : vendor))).toEqual([]);
    const ofPage = () => asked.filter(({ isMain }) => isMain).map(({ path }) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'));
    // Some come once the page has nothing better to do.
    await expect.poll(() => [...new Set(ofPage())].toSorted()).toEqual(SCRIPTS);
    const ofFrame = () => asked.filter(({ isMain }) => !isMain).map(({ path }) => path);
    await expect.poll(() => ofFrame().toSorted()).toEqual(FRAME_SCRIPTS);
  });
});
