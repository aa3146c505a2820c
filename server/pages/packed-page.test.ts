import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Mark } from '#contracts/page.ts';
import { cutPage, fillLoosely, fillPage } from './cut-page.ts';
import { fillPacked, packPage, unpackPage } from './packed-page.ts';

const NAME: Mark = { name: 'name', mark: 'xxNAMExx', length: 20, isExact: false };
const ZIP: Mark = { name: 'zip', mark: 'xxZIPxx', length: 5, isExact: true };
const TILES = Array.from(
  { length: 200 },
  (_, index) => `<li><a href="/product_${100_000 + index}">Copy paper, letter, no. ${index * 7}</a></li>`,
).join('');
const HTML = `<p>Hello, <b>xxNAMExx</b></p><input value="xxZIPxx"/><ul>${TILES}</ul><p>Bye, <i>xxNAMExx</i>, in xxZIPxx</p>${TILES}`;
const asSeen = (html: string) => html.replaceAll(/ +>/g, '>');
const wanted = (name: string, zip: string) => HTML.replaceAll('xxNAMExx', name).replaceAll('xxZIPxx', zip);

async function aPage() {
  const cut = cutPage(HTML, [NAME, ZIP]);
  return { cut, packed: await packPage(cut) };
}

describe('a page with holes', () => {
  it.each(['', 'Sam', 'Zoë', 'a'.repeat(20), '&lt;b&gt;', 'Copy paper, letter'])(
    'says what is put into them, packed or not: %j',
    async (name) => {
      const { cut, packed } = await aPage();
      const texts = { name, zip: '01701' };
      const plain = fillPage(cut, texts);
      expect(asSeen(String(plain))).toBe(wanted(name, '01701'));
      expect(brotliDecompressSync(fillPacked(packed, texts) ?? '')).toEqual(plain);
      expect(fillPage(await unpackPage(packed), texts)).toEqual(plain);
    },
  );

  it('is the same stream for everybody but for the holes, and as small as one that was packed whole', async () => {
    const { packed } = await aPage();
    const [sam, bea] = ['Sam', 'Beatrice'].map((name) => fillPacked(packed, { name, zip: '01701' }));
    expect(sam?.length).toBe(bea?.length);
    expect(sam?.length).toBeLessThan(HTML.length / 4);
  });

  it('has no room for what is too long, or not as long as it has to be: that is written without blanks', async () => {
    const { cut, packed } = await aPage();
    for (const texts of [
      { name: 'a'.repeat(21), zip: '01701' },
      { name: 'ë'.repeat(11), zip: '01701' },
      { name: 'Sam', zip: '1701' },
    ]) {
      expect(fillPage(cut, texts)).toBeUndefined();
      expect(fillPacked(packed, texts)).toBeUndefined();
      expect(fillLoosely(await unpackPage(packed), texts)).toBe(wanted(texts.name, texts.zip));
    }
  });

  it.each(['\u0100\u0140', '\u0144\u0104\u0145', '\u07c0\u07c1', '\u{1f4ce}\u{1f58a}', '\u20ac'])(
    'is packed whatever stands around them: %s',
    async (text) => {
      const html = `<p>${text.repeat(20)}<input value="xxZIPxx"/>${text.repeat(20)}</p><b>xxNAMExx</b>${TILES}${text.repeat(20)}`;
      const packed = await packPage(cutPage(html, [NAME, ZIP]));
      const filled = fillPacked(packed, { name: 'Sam', zip: '01701' });
      expect(asSeen(brotliDecompressSync(filled ?? '').toString())).toBe(html.replace('xxZIPxx', '01701').replace('xxNAMExx', 'Sam'));
    },
  );

  it('that is larger than a block is not packed', async () => {
    const cut = cutPage(HTML, [{ ...NAME, length: 70_000 }]);
    await expect(packPage(cut)).rejects.toThrow('larger than a block');
  });

  it('is not cut where a text goes on behind its mark', () => {
    expect(() => cutPage('<p>Hello, xxNAMExx!</p>', [NAME])).toThrow('no end tag behind its name');
  });

  it('that has none, or begins and ends with one, is packed as well', async () => {
    for (const html of ['', 'Nothing of anybody', 'xxZIPxx', `xxZIPxx${TILES}xxZIPxxxxZIPxx`]) {
      const cut = cutPage(html, [ZIP]);
      const packed = await packPage(cut);
      expect(brotliDecompressSync(fillPacked(packed, { zip: '90210' }) ?? '').toString()).toBe(html.replaceAll('xxZIPxx', '90210'));
    }
  });
});
