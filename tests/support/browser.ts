import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { findChromium } from '#studio/chromium.ts';
import { freePort } from './free-port.ts';
import { makeTestShop, type TestShop } from './test-shop.ts';

/** The widths at which every page is looked at. */
export const WIDTHS = { phone: 360, tablet: 768, laptop: 1024, desktop: 1440 } as const;

/** A shop that serves its pages, and a real browser in front of it. */
export type LiveShop = {
  readonly site: TestShop;
  readonly base: string;
  /** Opens a page for a new visitor. It is closed when the test ends, and what it complained about on its console fails that test. */
  open(options?: { width?: number; hasJavaScript?: boolean; host?: string; mayLoseConnection?: boolean; mayFail?: boolean }): Promise<Page>;
  /** Changes the shop before the tests, as `beforeAll` does; and once more where a test is tried again in a new one. */
  prepare(change: () => Promise<unknown>): void;
};

export function useLiveShop(): LiveShop {
  const made: { site?: TestShop; base?: string; browser?: Browser } = {};
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const changes: (() => Promise<unknown>)[] = [];
  let end = async () => {};
  const openShop = async () => {
    const port = await freePort();
    const built = await makeTestShop(inject('databaseUrl'), { port });
    end = built.end;
    made.site = built.testShop;
    made.base = `http://localhost:${port}`;
  };
  const closeShop = async () => {
    const endLast = end;
    end = async () => {};
    delete made.site;
    await endLast();
  };
  beforeAll(async () => {
    await openShop();
    made.browser = await chromium.launch({
      ...whereChromiumIs(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
      ],
    });
  });
  // A second try begins where the first one did, whatever that left behind: in a new shop.
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) === 0 && made.site !== undefined) return;
    await closeShop();
    await openShop();
    for (const change of changes) await change();
  });
  // Pages that stay open go on listening and drawing, and make every test that follows slower.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await made.browser?.close();
    await closeShop();
  });
  return {
    get site() {
      if (made.site === undefined) throw new Error('the shop is not up yet');
      return made.site;
    },
    get base() {
      return made.base ?? '';
    },
    prepare(change) {
      beforeAll(async () => {
        changes.push(change);
        await change();
      });
    },
    async open({ width = WIDTHS.desktop, hasJavaScript = true, host, mayLoseConnection = false, mayFail = false } = {}) {
      if (made.browser === undefined) throw new Error('the browser is not up yet');
      const baseURL = host === undefined ? made.base : made.base?.replace('localhost', host);
      const context = await made.browser.newContext({
        viewport: { width, height: 900 },
        javaScriptEnabled: hasJavaScript,
        reducedMotion: 'reduce',
        ...(baseURL !== undefined && { baseURL }),
      });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      if (hasJavaScript) context.on('page', waitForScripts);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (mayLoseConnection && message.text().includes('net::ERR_')) return;
        if (mayFail && message.text().includes('the server responded with a status of 5')) return;
        if (message.type() === 'error' && !message.text().includes('the server responded with a status of 4'))
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
  };
}

/** The one without windows first: it is as good for journeys, and takes two fifths less of the processors. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Where the system's Chromium is; nothing when there is none, so that Playwright takes the one that it has installed itself. */
function whereChromiumIs(): { executablePath?: string } {
  try {
    return { executablePath: findChromium(process.env, CHROMIUMS) };
  } catch {
    return {};
  }
}

/**
 * Makes a page's navigations wait until its scripts have taken over and what they listen to is listened to: they begin after the first paint,
 * which on a busy machine may be after everything else has arrived. A person is never that quick.
 */
function waitForScripts(page: Page): void {
  const ready = async (): Promise<void> => {
    // A page of somebody else, or no page at all, has nothing to wait for.
    await page.waitForFunction(() => document.querySelector('.skip-link') === null || '__STORE__' in window);
  };
  const after =
    <In extends unknown[], Out>(go: (...args: In) => Promise<Out>) =>
    async (...args: In): Promise<Out> => {
      const result = await go(...args);
      await ready();
      return result;
    };
  page.goto = after(page.goto.bind(page));
  page.reload = after(page.reload.bind(page));
  page.waitForURL = after(page.waitForURL.bind(page));
}

/** Nothing that a person with a screen reader, or with weak eyes, would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  // Frames of others are looked at only by way of a further page, which costs more than the look itself.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames)
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
    ),
    page.url(),
  ).toEqual([]);
}

const AXE_AT: ReadonlySet<number> = new Set([WIDTHS.phone, WIDTHS.desktop]);

/**
 * The same for a page that is looked at in windows of all widths: what axe looks for hangs on what is shown, which is one thing on phones and
 * another on desktops; between the two it is as on the one or the other, and a look takes a second.
 */
export async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  if (AXE_AT.has(width)) await expectAccessible(page);
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Signs somebody of the demo shop in by the page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/office/supplies/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('Foolscap-demo-1');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}
