import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from './chromium.ts';
import type { View } from './shots/series.ts';

const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A browser page with the studio set up in it. */
export interface Darkroom {
  /** Photographs one view of a shot and answers with the bytes of a PNG. */
  photograph(key: string, view: View): Promise<Buffer>;
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

/** Starts Chromium with software rendering and sets the studio up in one page. */
export async function openDarkroom(): Promise<Darkroom> {
  const script = await bundle();
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ARGS });
  const page = await preparePage(browser, script);
  return {
    async photograph(key, view) {
      const url = await page.evaluate(([shot, side]) => window.photograph?.(shot, side), [key, view] as const);
      if (url === undefined) throw new Error('the studio is closed');
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
