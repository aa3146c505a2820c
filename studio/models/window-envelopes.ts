import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, paper } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Business envelopes with a window for the address; two windows for checks; tinted inside or plain. */
export interface WindowEnvelopes {
  readonly windows: 1 | 2;
  readonly isTinted: boolean;
}

type Spec = Look & WindowEnvelopes;

const [W, H] = [24.1, 10.5];

/** An envelope lying face up, an address behind its window. */
function envelope(spec: Spec, i: number, place: Placed): Group {
  const face = print(W, H, (s) => {
    s.fill(i % 2 === 0 ? '#fdfdfb' : '#f8f8f6');
    const window = (x: number, y: number, w: number, h: number, lines: readonly string[]): void => {
      s.fill(spec.isTinted ? '#aebfd8' : '#e6e9ec', [x - 0.004, y - 0.008, w + 0.008, h + 0.016], 0.08);
      s.fill('#fbfbf9', [x, y, w, h], 0.07);
      for (const [n, line] of lines.entries())
        s.text(line, [x + 0.02, y + 0.04 + n * 0.085, w - 0.05, 0.07], { weight: 550, color: '#3b4047' });
    };
    window(0.1, 0.5, 0.46, 0.3, ['Harbor Dental Practice', '14 Wharf Street', 'Salem, MA 01970']);
    if (spec.windows === 2) window(0.06, 0.1, 0.38, 0.24, ['Whitfield Supply Co.', 'P.O. Box 210']);
  });
  return group(
    [
      box([W, 0.12, H], paper(i % 2 === 0 ? '#fdfdfb' : '#f3f3f0'), { at: [0, 0.06, 0], round: 0.04 }),
      topDecal(W - 0.05, H - 0.05, face, { at: [0, 0.13, 0], rough: 0.9 }),
      box([W * 0.46, 0.02, H * 0.3], clear('#ffffff', 0.16), { at: [-W * 0.17, 0.15, H * 0.15], round: 0.005 }),
    ],
    place,
  );
}

/** One turned over, its flap up; the tint shows in its throat. */
function open(spec: Spec, place: Placed): Group {
  const back = print(W, H + 3.6, (s) => {
    s.fill('#fdfdfb');
    s.fill('#efefec', [0.02, 0, 0.96, 0.25]);
    if (spec.isTinted) {
      s.ctx.strokeStyle = '#4c6c9e';
      s.ctx.lineWidth = 2;
      s.ctx.save();
      s.ctx.beginPath();
      s.ctx.rect(s.width * 0.03, s.height * 0.25, s.width * 0.94, s.height * 0.13);
      s.ctx.clip();
      s.fill('#b9c8de');
      for (let x = -s.height; x < s.width + s.height; x += 9) {
        s.ctx.beginPath();
        s.ctx.moveTo(x, 0);
        s.ctx.lineTo(x + s.height, s.height);
        s.ctx.moveTo(x + s.height, 0);
        s.ctx.lineTo(x, s.height);
        s.ctx.stroke();
      }
      s.ctx.restore();
    } else s.fill('#d9dadb', [0.03, 0.25, 0.94, 0.13]);
    s.fill(mix('#fdfdfb', '#000000', 0.16), [0.03, 0.38, 0.94, 0.004]);
    s.fill('#f4efdc', [0.08, 0.02, 0.84, 0.07]);
  });
  return group(
    [
      box([W, 0.12, H + 3.6], paper('#fdfdfb'), { at: [0, 0.06, 0], round: 0.04 }),
      topDecal(W - 0.05, H + 3.55, back, { at: [0, 0.13, 0], rough: 0.9 }),
    ],
    place,
  );
}

const envelopes = (spec: Spec): Group =>
  group([
    open(spec, { at: [2.6, 0, -8.4], turn: [0, -0.16, 0] }),
    ...times(4, (i) => envelope(spec, i, { at: [i * 0.7, 0.15 + i * 0.14, i * 1.5], turn: [0, 0.14 - i * 0.07, 0] })),
  ]);

/** A thick pile with a paper band. */
const pile = (spec: Spec): Group =>
  group([
    ...times(24, (i) => envelope(spec, i, { at: [((i * 7) % 5) * 0.05, i * 0.13, ((i * 3) % 4) * 0.05] })),
    box([3.4, 3.3, H + 0.4], gloss('#2a5d8f'), { at: [W * 0.36, 1.62, 0.08], round: 0.05 }),
  ]);

export const windowEnvelopesModel = model({
  name: 'window-envelopes',
  views: {
    hero: { build: envelopes, turn: -20, pitch: 42, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: pile,
      turn: 24,
      pitch: 32,
      zoom: 1,
      shows: ({ windows }): Spec => ({ color: 'white', brand: 'Foolscap', windows, isTinted: false }),
      alt: ({ windows }) => `A banded pile of envelopes with ${windows === 2 ? 'two windows' : 'a window'}`,
    },
  },
  alt: ({ brand, windows, isTinted }) =>
    `${brand} white ${isTinted ? 'security-tinted ' : ''}envelopes with ${windows === 2 ? 'two windows' : 'a window'}, one turned over`,
});
