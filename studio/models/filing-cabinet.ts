import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A steel cabinet with drawers; measures in centimetres. */
export interface FilingCabinet {
  readonly drawers: number;
  readonly width: number;
  readonly mobile: boolean;
}

/** The cabinet, its top drawer a little open. */
export function filingCabinet({ color, drawers, width: w, mobile }: Look & FilingCabinet): Group {
  const hex = paint(color);
  const steel = matte(hex, 0.42);
  const each = mobile ? 18 : 31;
  const h = drawers * each + 4;
  const d = 52;
  const y = mobile ? 6 : 0;
  const names = ['A – F', 'G – M', 'N – S', 'T – Z'];
  const fronts = times(drawers, (i) => {
    const tag = print(8, 3, (s) => {
      s.fill('#ffffff');
      s.text(names[i % 4] ?? '', [0.1, 0.2, 0.8, 0.6], { align: 'center', weight: 600 });
    });
    const open = i === 0 ? 9 : 0;
    const at = y + h - 2 - each * (i + 0.5);
    return group([
      box([w - 2, each - 1.2, 2], steel, { at: [0, at, d / 2 + open], round: 0.4 }),
      ...(open > 0
        ? [
            box([w - 6, each * 0.66, open * 2 + 8], matte(mix(hex, '#000000', 0.2)), { at: [0, at - 2, d / 2 - 4], round: 0.2 }),
            ...times(6, (k) =>
              box(
                [w - 9, each * 0.62, 0.3],
                matte(['#f3ead4', '#cfe0f5', '#f3ead4', '#d5ecd8', '#f3ead4', '#f5d3cf'][k] ?? '#f3ead4', 0.9),
                { at: [0, at + 2.2, d / 2 + open - 3 - k * 1.1], round: 0.05 },
              ),
            ),
          ]
        : []),
      box([14, 2, 2.4], metal('#c9ced3', 0.28), { at: [0, at - each * 0.1, d / 2 + open + 1.4], round: 0.6 }),
      box([9, 3.8, 0.4], metal('#b9bec4', 0.3), { at: [0, at + each * 0.22, d / 2 + open + 1], round: 0.1 }),
      decal(8, 3, tag, { at: [0, at + each * 0.22, d / 2 + open + 1.22] }),
    ]);
  });
  return group([
    block([w, h, d], matte(mix(hex, '#000000', 0.06), 0.42), { at: [0, y, 0], round: 0.5 }),
    block([w - 3, h - 3, 1], matte(mix(hex, '#000000', 0.55)), { at: [0, y + 1.5, d / 2 - 0.4], round: 0.2 }),
    ...fronts,
    rod(0.9, 0.9, 0.8, metal(), { at: [w / 2 - 4, y + h - 4.6, d / 2 + 10.3], turn: [Math.PI / 2, 0, 0] }),
    ...(mobile
      ? [-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            rod(2.6, 2.6, 2, rubber('#1b1c1f'), { at: [x * (w / 2 - 5), 2.6, z * (d / 2 - 6)], turn: [0, 0, Math.PI / 2] }),
          ),
        )
      : []),
    ...(mobile ? [block([w - 4, 3.4, d - 4], matte('#1b1c1f'), { at: [0, 3, 0], round: 0.4 })] : []),
  ]);
}

export const filingCabinetModel = model({
  name: 'filing-cabinet',
  views: { hero: { build: filingCabinet, turn: -32, pitch: 16 } },
  alt: ({ brand, color, drawers, mobile }) => `${brand} ${drawers}-drawer ${mobile ? 'mobile pedestal' : 'filing cabinet'}, ${color}`,
});
