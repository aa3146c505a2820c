import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { safeSharp } from './safe-pictures.ts';
import { jpegAlone, pngAlone } from './picture-alone.ts';

const drawing = (width = 300, height = 120) => safeSharp({ create: { width, height, channels: 3, background: '#14666b' } });
const points = (bytes: Buffer) => safeSharp(bytes).raw().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

const HEAD_ENDS = 8 + 25;
const within = (png: Buffer, ...more: Buffer[]) => Buffer.concat([png.subarray(0, HEAD_ENDS), ...more, png.subarray(HEAD_ENDS)]);
const bomb = (name: string) =>
  chunk('zTXt', Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), deflateSync(Buffer.alloc(8_000_000, 65))]));

let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  png = await drawing().png().toBuffer();
  jpeg = await drawing()
    .withExif({ IFD0: { ImageDescription: 'a place' } })
    .jpeg()
    .toBuffer();
});

describe('a PNG alone', () => {
  it('has all of its points and its size, and nothing that unpacks to something else [T67]', async () => {
    const alone = pngAlone(
      within(png, bomb('one'), chunk('iTXt', Buffer.from('x')), chunk('iCCP', Buffer.from('y')), chunk('eXIf', Buffer.from('z'))),
    );
    expect(alone).toMatchObject({ width: 300, height: 120 });
    for (const left of ['zTXt', 'iTXt', 'iCCP', 'eXIf']) expect(alone?.bytes.includes(left)).toBe(false);
    expect(await points(alone?.bytes ?? png)).toEqual(await points(png));
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['that ends early', (whole) => whole.subarray(0, -12)],
    ['without a head', (whole) => Buffer.concat([whole.subarray(0, 8), whole.subarray(HEAD_ENDS)])],
    ['with two heads', (whole) => within(whole, whole.subarray(8, HEAD_ENDS))],
    ['whose chunk is longer than the file', (whole) => within(whole, Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x49, 0x44, 0x41, 0x54]))],
    ['of a signature alone', (whole) => whole.subarray(0, 8)],
  ])('is none of a file %s', (_what, broken) => {
    expect(pngAlone(broken(png))).toBeUndefined();
  });

  it('keeps the profile of a photograph, unless it is longer than any is', () => {
    const kept = (length: number) => pngAlone(within(png, chunk('iCCP', Buffer.alloc(length)), bomb('one')), { isPhotograph: true })?.bytes;
    expect([kept(3_000)?.includes('iCCP'), kept(40_000)?.includes('iCCP'), kept(3_000)?.includes('zTXt')]).toEqual([true, false, false]);
  });

  it('has nothing of what follows its end', () => {
    expect(pngAlone(Buffer.concat([png, Buffer.from('<script>')]))?.bytes.includes('script')).toBe(false);
  });
});

describe('a JPEG alone', () => {
  it('keeps the profile of a photograph, so that its colors are those that were meant', async () => {
    const photograph = await drawing().withIccProfile('p3').jpeg().toBuffer();
    const profile = async (bytes: Buffer) => (await safeSharp(bytes).metadata()).icc?.length;
    expect(await profile(jpegAlone(photograph, { isPhotograph: true })?.bytes ?? png)).toBe(await profile(photograph));
    expect(await profile(jpegAlone(photograph)?.bytes ?? png)).toBeUndefined();
  });

  it('has all of its points, its size and which way is up', async () => {
    const turned = await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const alone = jpegAlone(turned);
    expect(alone).toMatchObject({ width: 300, height: 120 });
    expect((await safeSharp(alone?.bytes).metadata()).orientation).toBe(6);
    expect(await points(jpegAlone(jpeg)?.bytes ?? jpeg)).toEqual(await points(jpeg));
  });

  it('has nothing else of how it is described, where lists may lead in circles [T67]', async () => {
    const described = await drawing()
      .withExif({ IFD0: { ImageDescription: 'a place', Artist: 'somebody' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const alone = jpegAlone(described)?.bytes ?? Buffer.of();
    for (const said of ['a place', 'somebody']) expect(alone.includes(said)).toBe(false);
    expect(await safeSharp(alone).metadata()).toMatchObject({ orientation: 3 });
    expect(jpegAlone(jpeg)?.bytes.includes('Exif')).toBe(false);
  });

  it('may be sent in steps, but in no more than a photograph has [T67]', async () => {
    const steps = await drawing().jpeg({ progressive: true }).toBuffer();
    expect(await points(jpegAlone(steps)?.bytes ?? jpeg)).toEqual(await points(steps));
    const scan = steps.subarray(steps.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    expect(
      jpegAlone(Buffer.concat([steps.subarray(0, -2), ...Array.from({ length: 20 }, () => scan), steps.subarray(-2)])),
    ).toBeUndefined();
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['without points', (whole) => whole.subarray(0, whole.indexOf(Buffer.from([0xff, 0xda])))],
    ['whose part is longer than the file', (whole) => Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0xe0, 0xff, 0xff])])],
    [
      'whose part is shorter than its own length',
      (whole) => Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0xe0, 0, 0]), whole.subarray(2)]),
    ],
    ['of something else', () => Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x00, 0x00, 0x00])],
  ])('is none of a file %s', (_what, broken) => {
    expect(jpegAlone(broken(jpeg))).toBeUndefined();
  });
});
