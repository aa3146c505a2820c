import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, lathe, plate, rod, times, wire, wrap } from '../scene/parts.ts';
import { drawFlavor, drawSparkle } from '../props/flavor-art.ts';
import type { Scent } from '../props/scents.ts';
import { scentArt, scentPaint, scentWords } from '../props/scents.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { trigger } from '../props/trigger-head.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A cleaner: a trigger bottle or a gallon jug, alone or before its carton. */
export interface Cleaner {
  readonly form: 'spray' | 'jug';
  readonly kind: 'all-purpose' | 'glass' | 'disinfectant' | 'floor' | 'bleach';
  /** `any`: the label does not say. */
  readonly scent: Scent | 'any';
  readonly sold: 'single' | 'case';
}

type Spec = Look & Cleaner;

const kinds: Readonly<Record<Cleaner['kind'], { title: string; hex: string; body: string }>> = {
  'all-purpose': { title: 'All-Purpose Cleaner', hex: '#2f8f46', body: '#f4f5f1' },
  glass: { title: 'Glass Cleaner', hex: '#1c7fd0', body: '#8cc9f0' },
  disinfectant: { title: 'Disinfectant Cleaner', hex: '#5a3f9e', body: '#f1f0f5' },
  floor: { title: 'Floor Cleaner', hex: '#c9701c', body: '#f3d9a6' },
  bleach: { title: 'Bleach', hex: '#1b4fa8', body: '#fbfbf9' },
};

const accentOf = ({ kind, scent }: Spec): string => (scent === 'any' || scent === 'plain' ? kinds[kind].hex : scentPaint(scent));

/** The picture on a label: the scent, or a sparkling surface where it says none. */
function picture(spec: Spec, s: Parameters<typeof drawFlavor>[0], x: number, y: number, size: number): void {
  if (spec.scent !== 'any' && spec.scent !== 'plain') return drawFlavor(s, scentArt(spec.scent), x, y, size);
  drawSparkle(s, x, y, size, mix(kinds[spec.kind].hex, '#ffffff', 0.35));
}

const label = (spec: Spec, width: number, height: number, inset: number): ReturnType<typeof print> =>
  print(width, height, (s) => {
    const hex = accentOf(spec);
    const room = 1 - inset * 2;
    s.fill('#fdfdfb');
    s.fill(hex, [0, 0, 1, 0.2]);
    s.fill(mix(hex, '#000000', 0.2), [0, 0.2, 1, 0.012]);
    s.brand(spec.brand, [inset, 0.045, room, 0.115], { color: inkOn(hex), align: 'center' });
    s.text(kinds[spec.kind].title, [inset, 0.235, room, 0.22], {
      weight: 850,
      lines: 2,
      align: 'center',
      color: mix(kinds[spec.kind].hex, '#000000', 0.25),
    });
    picture(spec, s, 0.5, 0.64, 0.33);
    s.fill(hex, [0, 0.84, 1, 0.16]);
    const words = spec.scent === 'any' ? '' : spec.scent === 'plain' ? 'Unscented' : `${scentWords(spec.scent)} Scent`;
    s.text(words, [inset, 0.875, room, 0.085], { weight: 700, align: 'center', color: inkOn(hex) });
  });

function spray(spec: Spec, place: Placed = {}): Group {
  const { body } = kinds[spec.kind];
  const wall = spec.kind === 'glass' ? gloss(body) : matte(body, 0.3);
  const bottle = group([
    lathe(
      [
        [0, 0],
        [4.1, 0],
        [4.6, 0.25],
        [4.8, 0.9],
        [4.8, 12.6],
        [4.6, 14],
        [3.6, 16],
        [2.4, 17.6],
        [1.8, 18.6],
        [1.7, 19.4],
      ],
      wall,
    ),
    wrap(4.84, 11.4, label(spec, 11.8, 11.4, 0.15), { at: [0, 6.9, 0], arc: 2.45, rough: 0.4 }),
  ]);
  bottle.scale.set(1, 1, 0.72);
  return group([bottle, trigger(accentOf(spec), { at: [0, 19, 0] })], place);
}

function jug(spec: Spec, place: Placed = {}): Group {
  const body = matte(kinds[spec.kind].body, 0.35);
  const cap = plastic(accentOf(spec));
  const shoulder = lathe(
    [
      [7.2, 0],
      [6.6, 1.9],
      [5, 4.4],
      [3, 6.4],
      [2, 7.4],
      [2, 8.6],
    ],
    body,
    { at: [0, 17.6, 0] },
  );
  shoulder.scale.set(1, 1, 0.92);
  return group(
    [
      plate([15, 18.6, 14], 4.4, body, { bevel: 0.9 }),
      shoulder,
      rod(2.35, 2.35, 2, cap, { at: [0, 26.6, 0] }),
      ...times(18, (i) =>
        group([box([0.2, 1.8, 0.12], cap, { at: [0, 26.6, 2.36], round: 0.05 })], { turn: [0, (i / 18) * Math.PI * 2, 0] }),
      ),
      rod(2.2, 2.2, 0.5, body, { at: [0, 25.2, 0] }),
      wire(
        [
          [1.6, 24.6, 0],
          [4.4, 25, 0],
          [7.4, 23, 0],
          [8.1, 19.5, 0],
          [7, 15.5, 0],
        ],
        1.15,
        body,
      ),
      decal(11.6, 13, label(spec, 11.6, 13, 0.07), { at: [0, 8.8, 7.02], rough: 0.4 }),
    ],
    place,
  );
}

const piece = (spec: Spec, place: Placed = {}): Group => (spec.form === 'spray' ? spray(spec, place) : jug(spec, place));

/** The cleaner. */
export function cleaner(spec: Spec): Group {
  if (spec.sold === 'single') return piece(spec);
  const { title, hex } = kinds[spec.kind];
  const spraying = spec.form === 'spray';
  return group([
    shippingCarton(spraying ? [30, 28, 22] : [33, 29, 32], {
      brand: spec.brand,
      title,
      ink: hex,
      picture: (s) => picture(spec, s, 0.82, 0.4, 0.26),
    }),
    piece(spec, spraying ? { at: [16.5, 0, 17.4], turn: [0, 0.3, 0] } : { at: [22, 0, 20.5], turn: [0, 0.3, 0] }),
  ]);
}

/** The head or the neck, near. */
function top(spec: Spec): Group {
  return spec.form === 'spray' ? group([trigger(accentOf(spec), { turn: [0, -0.5, 0] })]) : group([jug(spec)], { turn: [0, Math.PI, 0] });
}

export const cleanerModel = model({
  name: 'cleaner',
  views: {
    hero: { build: cleaner, camera: ({ sold }: Spec) => (sold === 'single' ? { turn: -9, pitch: 8 } : { turn: -24, pitch: 16 }) },
    detail: {
      build: top,
      camera: ({ form }: Spec) => (form === 'spray' ? { turn: 0, pitch: 14, zoom: 1 } : { turn: -52, pitch: 26, zoom: 1 }),
      // The head has no label; heads and jugs seen from behind look alike.
      shows: (look): Spec => ({
        ...look,
        color: 'white',
        brand: 'Fernhill',
        kind: look.form === 'jug' ? 'bleach' : 'glass',
        scent: 'any',
        sold: 'single',
      }),
      alt: ({ form }) => (form === 'spray' ? 'The trigger head of the bottle' : 'The jug from the side, with its handle'),
    },
  },
  alt: ({ brand, kind, form, scent, sold }) =>
    `${brand} ${kinds[kind].title.toLowerCase()}${scent === 'any' ? '' : `, ${scentWords(scent).toLowerCase()}`}, ${
      form === 'spray' ? 'spray bottle' : '1 gallon jug'
    }${sold === 'case' ? ' before its case' : ''}`,
});
