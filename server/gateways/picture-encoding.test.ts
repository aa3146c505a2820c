import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mainColor } from './picture-encoding.ts';

/** A white floor with a square of one colour on it, and a small one of another. */
const picture = (large: string, small: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 120, height: 120, channels: 3, background: large } }, left: 80, top: 80 },
      { input: { create: { width: 40, height: 40, channels: 3, background: small } }, left: 280, top: 280 },
    ])
    .png()
    .toBuffer();

describe('the main colour of a picture', () => {
  it('is that of most of the product, not that of the floor', async () => {
    expect(await mainColor(await picture('#1b55c9', '#cf1f2e'))).toBe('#1b55c9');
  });

  it('is a pale grey where there is nothing but white', async () => {
    expect(await mainColor(await picture('#ffffff', '#fdfdfd'))).toBe('#f4f4f2');
  });
});
