import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

type Kind = { readonly side: number; readonly depth: 8 | 16; readonly color: 0 | 2 | 6 };

/** A PNG that says of itself how large it is, and has next to nothing in it. */
function aPng({ side, depth, color }: Kind): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, color, 0, 0, 1], 8);
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([sign, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture that is more than can be held', () => {
  it.each([
    ['deep colors and transparency', { side: 5_001, depth: 16, color: 6 }],
    ['deep colors', { side: 5_774, depth: 16, color: 2 }],
    ['too many points', { side: 7_072, depth: 8, color: 0 }],
  ] as const)('by its %s is refused before it is unpacked', async (_what, kind) => {
    const refused = await encodePicture(aPng(kind));
    expect(refused).toEqual({ problem: expect.stringMatching(/^has \d+ × \d+ points.*, more than can be read$/) });
  });

  it('is none up to there: what is wrong with it is another thing', async () => {
    expect(await encodePicture(aPng({ side: 4_999, depth: 16, color: 6 }))).toEqual({ problem: 'is a picture that cannot be read' });
  });
});
