import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('looking for Chromium', () => {
  it('takes the one that CHROMIUM_PATH names', () => {
    const own = join(folder, 'my-browser');
    writeFileSync(own, '');
    expect(findChromium({ CHROMIUM_PATH: own, PATH: '' })).toBe(own);
  });

  it('takes the first usual name on the PATH', () => {
    writeFileSync(join(folder, 'google-chrome'), '');
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'google-chrome'));
  });

  it('takes the first of other names where some are given', () => {
    for (const name of ['chromium', 'chromium-headless-shell']) writeFileSync(join(folder, name), '');
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
    expect(findChromium({ PATH: folder }, ['chromium-headless-shell', 'chromium'])).toBe(join(folder, 'chromium-headless-shell'));
  });

  it('says what to do when there is none', () => {
    expect(() => findChromium({ PATH: '/nowhere' })).toThrow('CHROMIUM_PATH');
  });
});
