import type { Page } from 'playwright-core';
import type { Visitor } from '../visitor.ts';

/** Lets a browser go on where a visitor of the wire is: the same cookies, so the same cart. */
export async function browseAs(page: Page, visitor: Visitor, base: string): Promise<void> {
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: base })));
}

/** Enters a card where the shopper would: in the vendor's frame, or without scripts on the vendor's own page. */
export async function payByCard(page: Page, number: string, hasJavaScript: boolean): Promise<void> {
  if (hasJavaScript) await page.locator('.card-frame-box:not([data-state])').waitFor();
  else
    await page
      .getByRole('button', { name: /enter the card/i })
      .filter({ visible: true })
      .first()
      .click();
  const fields = hasJavaScript ? page.frameLocator('iframe') : page;
  await fields.getByLabel(/card number/i).fill(number);
  await fields.getByLabel(/expir/i).first().fill('12/30');
  await fields.getByLabel(/security code|cvv/i).fill('123');
  // By key: a click that has to scroll first lands in the frame, which the browser moves a moment later.
  await page.getByRole('button', { name: /use this card/i }).press('Enter');
  if (!hasJavaScript) await page.waitForURL(/\/cc\/sparq\/checkout/);
}
