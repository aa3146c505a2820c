import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, gloss, paper, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, rod, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A stamp that inks itself; `color` is its ink, `words` what it says, in two sizes of body. */
export interface RubberStamp {
  readonly words: string;
  readonly isDater: boolean;
}

type Spec = Look & RubberStamp;

const inkOfStamp = ({ color }: Look): string => (color === 'black' ? '#24262a' : paint(color));

/** What it leaves on paper. */
function imprint(spec: Spec, w: number, h: number): ReturnType<typeof print> {
  const hex = inkOfStamp(spec);
  return print(w, h, (s) => {
    if (!spec.isDater) {
      s.ctx.strokeStyle = hex;
      s.ctx.lineWidth = s.height * 0.07;
      s.ctx.beginPath();
      s.ctx.roundRect(s.width * 0.03, s.height * 0.08, s.width * 0.94, s.height * 0.84, s.height * 0.12);
      s.ctx.stroke();
    }
    s.text(spec.words, [0.08, 0.2, 0.84, 0.6], { weight: 900, color: hex, align: 'center', spacing: 0.04 });
  });
}

/** The stamp on its feet, its name on the front. */
function stamper(spec: Spec, place: Placed = {}): Group {
  const w = spec.isDater ? 5.2 : 7;
  const dark = '#1f2226';
  const face = imprint(spec, 5, 1.7);
  return group(
    [
      block([w, 1.5, 4.2], plastic(dark), { round: 0.4 }),
      ...[-1, 1].flatMap((x) => [box([0.7, 4.4, 3.4], plastic(dark), { at: [x * (w / 2 - 0.5), 3.2, 0], round: 0.25 })]),
      block([w - 1.3, 2.2, 3], rubber('#3a3e45'), { at: [0, 2.6, 0], round: 0.3 }),
      block([w - 0.2, 3.6, 3.8], gloss('#33383f'), { at: [0, 5, 0], round: 0.7 }),
      block([w - 0.9, 2.4, 3.3], gloss(mix(inkOfStamp(spec), '#000000', 0.12)), { at: [0, 8.2, 0], round: 1.1 }),
      box([w - 1, 1.9, 0.1], clear('#f3f7fa', 0.9), { at: [0, 0.78, 2.12], round: 0.04 }),
      decal(w - 1.6, (w - 1.6) * 0.34 > 1.5 ? 1.5 : (w - 1.6) * 0.34, face, { at: [0, 0.8, 2.19], material: film(face) }),
      ...(spec.isDater ? [rod(0.9, 0.9, w + 1.4, rubber('#17181b'), { at: [0, 3.2, 0], turn: [0, 0, Math.PI / 2] })] : []),
    ],
    place,
  );
}

/** The stamp beside a sheet that it has stamped. */
function stamped(spec: Spec): Group {
  const mark = imprint(spec, 9, 3);
  const page = print(16, 13, (s) => {
    s.fill('#fdfdfb');
    s.fill('#5f6873', [0.09, 0.1, 0.4, 0.04], 0.2);
    for (let i = 0; i < 7; i += 1) s.fill('#c6cbd1', [0.09, 0.2 + i * 0.065, 0.8 - ((i * 5) % 4) * 0.08, 0.018], 0.2);
  });
  return group([
    block([16, 0.1, 13], paper(), { at: [4, 0, 2.6], round: 0.01 }),
    topDecal(16, 13, page, { at: [4, 0.12, 2.6], rough: 0.9 }),
    decal(9, 3, mark, { at: [5, 0.16, 5.9], turn: [-Math.PI / 2, 0, 0.12], material: film(mark, 0.8) }),
    stamper(spec, { at: [-5.4, 0.12, -0.4], turn: [0, 0.25, 0] }),
  ]);
}

export const rubberStampModel = model({
  name: 'rubber-stamp',
  views: {
    hero: { build: stamped, turn: -12, pitch: 34, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => stamper(spec),
      turn: 30,
      pitch: 18,
      zoom: 1,
      // What it says stands beside it in the first picture.
      shows: ({ isDater }): Spec => ({ color: 'red', brand: 'Foolscap', isDater, words: isDater ? 'NOV 25 2026' : 'PAID' }),
      alt: ({ isDater }) => `${isDater ? 'A date stamp with its bands' : 'A stamp of this make that says PAID'}, red ink`,
    },
  },
  alt: ({ brand, words, color, isDater }) =>
    `${brand} self-inking ${isDater ? 'date ' : ''}stamp, ${isDater ? 'a date' : words} in ${color} ink on a sheet beside it`,
});
