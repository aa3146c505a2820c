import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A steel cabinet with drawers: upright, or low and on casters. */
export interface FilingCabinet {
  readonly drawers: number;
  readonly mobile: boolean;
}

const tabs = ['#f3ead4', '#cfe0f5', '#f3ead4', '#d5ecd8', '#f3ead4', '#f5d3cf'];
const names = ['A – D', 'E – K', 'L – P', 'Q – T', 'U – Z'];

/** How high the drawers are, from the top: a pedestal with three has two low ones above a file drawer. */
const heightsOf = ({ drawers, mobile }: FilingCabinet): number[] =>
  mobile ? (drawers === 2 ? [17, 34] : [13, 13, 30]) : times(drawers, () => 31.5);

/** What stands in a drawer that is open by `open`. */
function inside(w: number, each: number, at: number, front: number, open: number, hex: string): Group {
  return group([
    ...[-1, 1].map((side) =>
      box([0.4, each * 0.6, open + 4], matte(mix(hex, '#000000', 0.25)), {
        at: [side * (w / 2 - 3), at - each * 0.12, front - open / 2 - 1],
        round: 0.05,
      }),
    ),
    box([w - 6, 0.4, open + 4], matte(mix(hex, '#000000', 0.3)), { at: [0, at - each * 0.4, front - open / 2 - 1], round: 0 }),
    ...times(Math.max(3, Math.round(open / 1.9)), (k) => {
      const z = front - 2.4 - k * 1.8;
      return group([
        box([w - 8.5, each * 0.66, 0.3], matte(tabs[k % 6] ?? '#f3ead4', 0.9), { at: [0, at - each * 0.03, z], round: 0.05 }),
        box([6.5, 1.9, 0.3], matte('#ffffff', 0.6), { at: [-w / 2 + 9 + (k % 3) * 8, at + each * 0.33, z], round: 0.05 }),
      ]);
    }),
  ]);
}

/** The round cover of a lock, in the corner of the top drawer. */
const lock = (): Group =>
  group([
    rod(1.1, 1.1, 0.7, metal('#d5d9dd', 0.2), { turn: [Math.PI / 2, 0, 0] }),
    ring(1.1, 0.12, metal('#aab0b7', 0.3), { at: [0, 0, 0.36] }),
  ]);

function fronts(look: Look & FilingCabinet, w: number, d: number, top: number, opens: number): Group[] {
  const hex = paint(look.color);
  const steel = matte(hex, 0.42);
  let y = top;
  return heightsOf(look).map((each, i) => {
    const at = y - each / 2;
    y -= each;
    const open = i === 0 ? opens : 0;
    const z = d / 2 + 0.6 + open;
    const tag = print(8, 3, (s) => {
      s.fill('#ffffff');
      s.text(names[i % 5] ?? '', [0.1, 0.2, 0.8, 0.6], { align: 'center', weight: 600 });
    });
    const low = each < 20;
    return group([
      box([w - 1.6, each - 0.9, 1.8], steel, { at: [0, at, z], round: 0.45 }),
      ...(open > 0 ? [inside(w, each, at, z, open, hex)] : []),
      // A pedestal is opened by the recess along the top edge, a cabinet by its handle.
      ...(look.mobile
        ? [box([w - 5, 1.5, 0.6], matte(mix(hex, '#000000', 0.62), 0.7), { at: [0, at + each / 2 - 1.7, z + 0.72], round: 0.25 })]
        : [
            box([13, 1.5, 2], metal('#c9ced3', 0.25), { at: [0, at - each * 0.06, z + 2], round: 0.6 }),
            box([14, 3, 0.5], metal('#aab0b7', 0.35), { at: [0, at - each * 0.04, z + 0.9], round: 0.2 }),
          ]),
      ...(low || look.mobile
        ? []
        : [
            box([9, 3.9, 0.5], metal('#b9bec4', 0.3), { at: [0, at + each * 0.24, z + 0.95], round: 0.15 }),
            decal(7.8, 2.9, tag, { at: [0, at + each * 0.24, z + 1.22] }),
          ]),
    ]);
  });
}

const casters = (w: number, d: number): Group[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      group([
        rod(2.5, 2.5, 1.2, rubber('#1b1c1f'), { at: [x * (w / 2 - 5) - 0.9, 2.5, z * (d / 2 - 6)], turn: [0, 0, Math.PI / 2] }),
        rod(2.5, 2.5, 1.2, rubber('#1b1c1f'), { at: [x * (w / 2 - 5) + 0.9, 2.5, z * (d / 2 - 6)], turn: [0, 0, Math.PI / 2] }),
        box([3, 2, 4], plastic('#26282b'), { at: [x * (w / 2 - 5), 5, z * (d / 2 - 6)], round: 0.5 }),
      ]),
    ),
  );

function built(look: Look & FilingCabinet, opens: number): Group {
  const hex = paint(look.color);
  const [w, d] = [41, look.mobile ? 50 : 66];
  const h = heightsOf(look).reduce((sum, one) => sum + one, 0) + 4;
  const y = look.mobile ? 5.6 : 0;
  const dark = matte(mix(hex, '#000000', 0.5), 0.6);
  const opened = look.mobile ? (heightsOf(look)[0] ?? 17) : 31.5;
  return group([
    block([w, h, d], matte(mix(hex, '#000000', 0.04), 0.42), { at: [0, y, 0], round: 0.5 }),
    block([w - 2.4, h - 2.4, 0.8], dark, { at: [0, y + 1.2, d / 2 - 0.2], round: 0.2 }),
    ...fronts(look, w, d, y + h - 1.6, opens),
    group([lock()], { at: [w / 2 - 4.4, y + h - 1.6 - opened * 0.24, d / 2 + 1.7 + opens] }),
    ...(look.mobile ? casters(w, d) : []),
  ]);
}

export const filingCabinetModel = model({
  name: 'filing-cabinet',
  views: {
    hero: {
      build: (look: Look & FilingCabinet) => built(look, 0),
      turn: -32,
      pitch: 16,
      shows: (look): Look & FilingCabinet => ({ ...look, brand: 'Stackwell' }),
    },
    detail: {
      build: (look: Look & FilingCabinet) => built({ ...look, drawers: 2 }, look.mobile ? 22 : 30),
      turn: -38,
      pitch: 40,
      zoom: 1.25,
      shows: (look): Look & FilingCabinet => ({ ...look, brand: 'Stackwell', drawers: 2 }),
      alt: () => 'The top drawer pulled out, with files',
    },
  },
  alt: ({ brand, color, drawers, mobile }) => `${brand} ${drawers}-drawer ${mobile ? 'mobile' : 'vertical'} file cabinet, ${color}`,
});
