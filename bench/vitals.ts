import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../studio/chromium.ts';

/** What a visitor on a slow phone sees of a page: seconds to its largest part, and how far things moved meanwhile. */
export type Vitals = { readonly lcpSeconds: number; readonly layoutShift: number };

const PORT = 9_000 + Math.floor(Math.random() * 900);

/** Lighthouse's mobile run: a mid-range phone on a slow 4G line. The median of `runs`. @throws when a page cannot be measured */
export async function vitalsOf(url: string, runs = 3): Promise<Vitals> {
  const profile = await mkdtemp(join(tmpdir(), 'vitals-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${PORT}`],
  });
  try {
    const seen: Vitals[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, { port: PORT, logLevel: 'error', onlyCategories: ['performance'] });
      const audits = result?.lhr.audits;
      const lcpMs = audits?.['largest-contentful-paint']?.numericValue;
      const layoutShift = audits?.['cumulative-layout-shift']?.numericValue;
      if (lcpMs === undefined || layoutShift === undefined) throw new Error(`${url} could not be measured`);
      seen.push({ lcpSeconds: lcpMs / 1000, layoutShift });
    }
    const [middle] = seen.toSorted((a, b) => a.lcpSeconds - b.lcpSeconds).slice(Math.floor(runs / 2));
    return { lcpSeconds: middle?.lcpSeconds ?? Number.NaN, layoutShift: Math.max(...seen.map((one) => one.layoutShift)) };
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
