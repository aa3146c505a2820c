import type { Frame, Page } from 'playwright-core';

/** More stops than a page of the checkout has before what is looked for. */
const MOST_STOPS = 80;

/** What has the focus is called, in the page or in the vendor's frame. */
export async function focusedName(page: Page): Promise<string> {
  const inside = await Promise.all(page.frames().map(nameIn));
  return inside.find((name) => name !== '') ?? '';
}

/**
 * Presses Tab until what is called so has the focus, as somebody without a mouse does.
 *
 * @throws when it is not reached, with what was
 */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const name = await focusedName(page);
    if (wanted.test(name)) return;
    seen.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted} is not reached by Tab on ${page.url()}; reached were: ${seen.join(' | ')}`);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or a link by Tab and presses it. */
export async function pressByKey(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

function nameIn(frame: Frame): Promise<string> {
  return frame.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused instanceof HTMLIFrameElement) return '';
    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels].map((label) => label.textContent) : [];
    return (focused.getAttribute('aria-label') ?? (labels.join(' ') || focused.textContent)).replaceAll(/\s+/g, ' ').trim();
  });
}
