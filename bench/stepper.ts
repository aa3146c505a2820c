import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../studio/chromium.ts';

/** Milliseconds from a press on a row's stepper to the next frame, each press by itself: the middle one, and the slowest but for one of twenty. */
export type StepperPresses = { readonly rows: number; readonly medianMs: number; readonly p95Ms: number; readonly worstMs: number };

const ITEM = '/cc/api/checkout/default/item';
const PRESSES = 40;
/** Some presses come while the answer to the ones before is being taken over: that is when a page is slow. */
const PAUSES_MS = [120, 450, 700];

/**
 * Presses the stepper of rows of a full cart, as somebody does on a phone whose processor is `slowdown` times slower.
 *
 * @param base the address of a running shop with its demo. @param rows how many rows the cart has
 * @throws when the cart cannot be filled with so many
 */
export async function stepperPresses(base: string, { rows = 100, slowdown = 4 } = {}): Promise<StepperPresses> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ baseURL: base, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await fillCart(page, rows);
    await page.goto('/cc/mmx/cart');
    await page.locator('.cart-row').first().waitFor();
    const shown = await page.locator('.cart-row').count();
    if (shown !== rows) throw new Error(`the cart's page shows ${shown} rows, and not ${rows}`);
    await page.waitForTimeout(4000);
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const measured = (await pressAll(page)).toSorted((one, other) => one - other);
    const at = (share: number) => measured[Math.min(measured.length - 1, Math.floor(measured.length * share))] ?? Number.NaN;
    return { rows: shown, medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1) };
  } finally {
    await browser.close();
  }
}

/** The items of the demo's larger part by their numbers, of which most are there. */
const FIRST_ITEM = 200_001;
const MOST_TRIED = 1_000;
const AT_ONCE = 50;

/** Puts one of each item into the cart that is there, until it has so many rows. @throws when there are not as many */
async function fillCart(page: Page, rows: number): Promise<void> {
  let filled = 0;
  for (let tried = 0; tried < MOST_TRIED && filled < rows;) {
    const items = Array.from({ length: Math.min(AT_ONCE, rows - filled) }, (_, index) => ({
      itemId: String(FIRST_ITEM + tried + index),
      deliveryType: 'STA',
      qty: 1,
    }));
    const answer = await page.request.post(`${ITEM}?responseType=WHOLE`, { data: { items } });
    if (!answer.ok()) throw new Error(`the cart could not be filled: ${answer.status()} ${await answer.text()}`);
    const { cartInfo }: { cartInfo: { items: unknown[] } } = await answer.json();
    filled = cartInfo.items.length;
    tried += items.length;
  }
  if (filled !== rows) throw new Error(`the cart has ${filled} rows, and not ${rows}`);
}

/** Presses one row's stepper after the other; each press is timed by the page itself, from the event to the frame after it. */
async function pressAll(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'pressTimes', times);
    addEventListener(
      'pointerdown',
      (event) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => times.push(performance.now() - event.timeStamp));
        channel.port1.start();
        // After the frame that shows what the press did: the message comes behind its painting.
        requestAnimationFrame(() => channel.port2.postMessage(''));
      },
      { capture: true },
    );
  });
  for (let press = 0; press < PRESSES; press += 1) {
    // At once: an answer that comes in between may put another row there.
    const middle = await page.evaluate(
      (row) => {
        const button = document.querySelectorAll('.cart-row .stepper button:last-child')[row];
        button?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
        return width === 0 ? undefined : { x: left + width / 2, y: top + height / 2 };
      },
      Math.floor(press / 4) % 8,
    );
    if (middle === undefined) throw new Error('a row has no stepper');
    await page.mouse.click(middle.x, middle.y);
    await page.waitForTimeout(PAUSES_MS[press % PAUSES_MS.length] ?? 0);
  }
  await page.waitForTimeout(2000);
  return page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'pressTimes');
    return Array.isArray(times) ? times.filter((time): time is number => typeof time === 'number') : [];
  });
}
