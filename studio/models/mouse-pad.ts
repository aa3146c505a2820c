import type { Group } from 'three';
import { fabric, gloss, matte, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, plate, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A mouse pad of cloth, with a rest for the wrist or without, small or wide enough for a keyboard. */
export interface MousePad {
  readonly hasRest: boolean;
  readonly isWide: boolean;
}

type Spec = Look & MousePad;

/** The pad with a mouse on it. */
export function mousePad({ color, hasRest, isWide }: Spec): Group {
  const hex = color === 'black' ? '#24262a' : paint(color);
  const [w, d] = isWide ? [60, 27] : [24, 20];
  const x = isWide ? w * 0.3 : 0;
  return group([
    plate([w, 0.22, d], 1.4, rubber('#141517'), { bevel: 0.05 }),
    plate([w - 0.1, 0.16, d - 0.1], 1.4, fabric(hex), { at: [0, 0.2, 0], bevel: 0.05 }),
    ...(hasRest ? [box([w * 0.72, 2.2, 5.6], matte(mix(hex, '#ffffff', 0.06), 0.8), { at: [0, 0.9, d / 2 - 1.6], round: 1.05 })] : []),
    plate([6.2, 3, 10.4], 2.9, gloss('#e9eaea'), { at: [x, 0.36, -1.2], bevel: 1.4 }),
    rod(0.55, 0.55, 0.8, matte('#3b4047'), { at: [x, 3, -4], turn: [0, 0, Math.PI / 2] }),
  ]);
}

export const mousePadModel = model({
  name: 'mouse-pad',
  views: {
    hero: { build: mousePad, turn: -28, pitch: 44, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: mousePad,
      turn: 24,
      pitch: 26,
      zoom: 1.4,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', isWide: false }),
    },
  },
  alt: ({ brand, color, hasRest, isWide }) =>
    `${brand} ${isWide ? 'extended ' : ''}mouse pad, ${color}${hasRest ? ', with a wrist rest' : ''}, a mouse on it`,
});
