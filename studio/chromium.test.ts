import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
afterAll(() => {
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

  it('says what to do when there is none', () => {
    expect(() => findChromium({ PATH: '/nowhere' })).toThrow('CHROMIUM_PATH');
  });
});
