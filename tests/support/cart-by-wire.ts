import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';

type Cart = CartResponse['cartInfo'];

/** Adds items to the cart of whoever looks at a page, without going through the pages. Answers the whole cart. */
export async function addByWire(page: Page, base: string, items: readonly Record<string, unknown>[]): Promise<Cart> {
  const response = await page.request.post(`${base}/cc/api/checkout/default/item?responseType=WHOLE`, {
    data: { items },
    headers: { origin: base },
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as CartResponse).cartInfo;
}

/** The cart of whoever looks at a page, as the wire has it. */
export async function cartByWire(page: Page, base: string): Promise<Cart> {
  const response = await page.request.get(`${base}/cc/api/checkout?grindType=ALL`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as CartResponse).cartInfo;
}
