import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '#database/demo/catalog/departments.ts';
import { AD_BANNER_SIZES } from '#domain/navigation/ad-banner.ts';
import { filesOfScene, readManifest } from '../manifest.ts';
import { scenes } from './index.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'pictures');

describe('the composed scenes', () => {
  it('have names of their own, and words for those who do not see them', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    expect(scenes.filter(({ alt }) => alt.length < 12)).toEqual([]);
  });

  it('show every department', () => {
    const departments = categories.filter(({ parentId }) => parentId === null).map(({ id }) => `department-${id}`);
    expect(scenes.map(({ name }) => name).filter((name) => name.startsWith('department-'))).toEqual(departments);
  });

  it('have each banner in every documented size, once plain and once for dense screens [S9-56]', () => {
    const campaigns = ['back-to-school', 'green-office', 'deals'];
    const banners = scenes.filter(({ name }) => name.startsWith('banner-'));
    expect(banners.map(({ name }) => name)).toEqual(
      campaigns.flatMap((campaign) => AD_BANNER_SIZES.map((size) => `banner-${campaign}-${size}`)),
    );
    for (const { name, width, height, widths } of banners) {
      expect(name.endsWith(`-${width}x${height}`)).toBe(true);
      expect(widths).toEqual([width, 2 * width]);
    }
  });
});

describe('the scenes of the manifest', () => {
  it('are there in every width and encoding', () => {
    const listed = Object.entries(readManifest(PICTURES).scenes).flatMap(([name, scene]) => filesOfScene(name, scene));
    expect(listed.filter((file) => !existsSync(join(PICTURES, file)))).toEqual([]);
  });
});
