import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from './chromium.ts';
import type { SceneShot } from './scenes/resolve.ts';
import type { Shot } from './shots.ts';

const ARGS = [
  '--no-sandbox',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Ways to draw without a graphics card, the quickest first: Mesa's is three times as quick as the browser's own. */
const RENDERERS = [
  { args: ['--use-angle=gl-egl'], env: { EGL_PLATFORM: 'surfaceless' } },
  { args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'], env: {} },
];

/** A browser page with the studio set up in it. */
export interface Darkroom {
  /** Takes a shot and answers with the bytes of a PNG. */
  photograph(shot: Shot): Promise<Buffer>;
  /** Takes a composed scene and answers with the bytes of a PNG. */
  photographScene(shot: SceneShot): Promise<Buffer>;
  /** Draws a page of HTML and answers with the bytes of a PNG of all of it. */
  print(html: string, widthPx: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** The studio's browser side as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, minify: false, target: 'esnext', rollupOptions: { input: join(import.meta.dirname, 'browser.ts') } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : [])).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined || chunks.length !== 1) throw new Error('the studio did not bundle into one script');
  return entry.code;
}

async function preparePage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => {
    console.error(error.message);
  });
  await page.route('http://studio/**', (route) =>
    route.request().url().endsWith('/studio.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type="module" src="/studio.js"></script>' }),
  );
  await page.goto('http://studio/');
  await page.waitForFunction(() => window.photograph !== undefined, null, { timeout: 120_000 });
  return page;
}

/** Starts Chromium with the first renderer that draws. @throws when none does */
async function openBrowser(): Promise<Browser> {
  for (const { args, env } of RENDERERS) {
    const browser = await chromium.launch({
      executablePath: findChromium(process.env),
      args: [...ARGS, ...args],
      env: { ...process.env, ...env },
    });
    const page = await browser.newPage();
    const draws = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    await page.close();
    if (draws) return browser;
    await browser.close();
  }
  throw new Error('Chromium draws no WebGL on this machine.');
}

function bytesOf(url: string | undefined): Buffer {
  if (url === undefined) throw new Error('the studio is closed');
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Sets the studio up in a page of a browser. */
export async function openDarkroom(): Promise<Darkroom> {
  const script = await bundle();
  const browser = await openBrowser();
  const page = await preparePage(browser, script);
  return {
    async photograph(shot) {
      return bytesOf(await page.evaluate((one) => window.photograph?.(one), shot));
    },
    async photographScene(shot) {
      return bytesOf(await page.evaluate((one) => window.photographScene?.(one), shot));
    },
    async print(html, widthPx) {
      const sheet = await browser.newPage({ viewport: { width: widthPx, height: 800 } });
      try {
        await sheet.setContent(html, { waitUntil: 'load' });
        return await sheet.screenshot({ fullPage: true });
      } finally {
        await sheet.close();
      }
    },
    close: () => browser.close(),
  };
}
