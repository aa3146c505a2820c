import type { Group, Texture } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { film, gloss, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, outline, pull, rounded } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A gift card: plastic on its carrier, or e-mailed, shown coming out of an envelope. */
export interface GiftCard {
  readonly form: 'plastic' | 'email';
  readonly amount: string;
}

const [WIDE, TALL] = [8.56, 5.4];

const face = ({ color, brand, amount }: Look & GiftCard): Texture =>
  print(WIDE, TALL, (s) => {
    const hex = paint(color);
    s.fill(hex);
    s.disc(mix(hex, '#ffffff', 0.13), 0.9, 0.1, 0.75);
    s.disc(mix(hex, '#000000', 0.14), 0.1, 1.05, 0.6);
    s.fill('#f8c617', [0.78, 0, 0.05, 1]);
    s.fill('#f8c617', [0, 0.6, 1, 0.08]);
    drawEmblem(s, 'gift', { x: 0.805, y: 0.58, size: 0.42, color: '#f8c617' });
    s.brand(brand, [0.07, 0.1, 0.5, 0.16], { color: inkOn(hex) });
    s.text('Gift Card', [0.07, 0.31, 0.55, 0.17], { weight: 300, color: inkOn(hex) });
    if (amount !== '') s.text(amount, [0.07, 0.73, 0.4, 0.2], { weight: 900, color: inkOn(hex) });
  });

function plasticCard(look: Look & GiftCard): Group {
  return group([
    pull(rounded(WIDE, TALL, 0.35), 0.12, gloss(paint(look.color)), { bevel: 0.02 }),
    decal(WIDE - 0.16, TALL - 0.16, face(look), { at: [0, 0, 0.07], rough: 0.42 }),
  ]);
}

function carrier(look: Look & GiftCard): Group {
  const hex = paint(look.color);
  const back = print(11, 15, (s) => {
    s.fill('#fbfaf6');
    s.fill(hex, [0, 0, 1, 0.3]);
    s.brand(look.brand, [0.1, 0.08, 0.8, 0.08], { color: inkOn(hex), align: 'center' });
    s.text('Give them the choice', [0.1, 0.19, 0.8, 0.05], { color: inkOn(hex), weight: 500, align: 'center' });
    s.text('Valid in stores and online', [0.12, 0.84, 0.76, 0.04], { weight: 500, align: 'center', color: '#4a4f57' });
    s.text('No fees · no expiry', [0.12, 0.9, 0.76, 0.035], { weight: 500, align: 'center', color: '#6b6f76' });
  });
  const card = plasticCard(look);
  card.position.set(0, -0.6, 0.2);
  return group([
    group([box([11, 15, 0.16], paper('#fbfaf6'), { round: 0.05 }), decal(10.8, 14.8, back, { at: [0, 0, 0.09] }), card], {
      turn: [-0.22, 0, 0],
    }),
    box([7, 9, 0.15], paper('#efece4'), { at: [0, -3, -2.6], turn: [0.3, 0, 0], round: 0.03 }),
  ]);
}

function envelope(look: Look & GiftCard): Group {
  const hex = paint(look.color);
  const [w, h] = [14, 9.6];
  const shade = '#eee7d8';
  const seal = print(1, 1, (s) => {
    s.disc('#f8c617', 0.5, 0.5, 0.5);
    s.text('@', [0.18, 0.12, 0.64, 0.76], { weight: 800, align: 'center', color: mix(hex, '#000000', 0.3) });
  });
  const card = plasticCard(look);
  card.scale.setScalar(1.32);
  card.position.set(0.3, 5.6, -0.12);
  card.rotation.z = 0.04;
  return group([
    group(
      [
        pull(rounded(w, h, 0.3), 0.1, paper('#f7f1e4'), { at: [0, 0, -0.5], bevel: 0.02 }),
        pull(
          outline([
            [-w / 2, h / 2],
            [0, h / 2 + 6.4],
            [w / 2, h / 2],
          ]),
          0.08,
          paper(shade),
          { at: [0, 0, -0.62], bevel: 0.02 },
        ),
        card,
        pull(
          outline([
            [-w / 2, -h / 2],
            [w / 2, -h / 2],
            [w / 2, h / 2 - 0.1],
            [0, -0.7],
            [-w / 2, h / 2 - 0.1],
          ]),
          0.1,
          paper('#fbf7ec'),
          { at: [0, 0, 0.12], bevel: 0.03 },
        ),
        pull(
          outline([
            [-w / 2, -h / 2],
            [w / 2, -h / 2],
            [0, 1],
          ]),
          0.08,
          paper(shade),
          { at: [0, 0, 0.24], bevel: 0.03 },
        ),
        pull(rounded(3.2, 3.2, 1.6), 0.3, matte('#f8c617'), { at: [0, 0.3, 0.36], bevel: 0.08 }),
        decal(3, 3, seal, { at: [0, 0.3, 0.53], material: film(seal) }),
      ],
      { turn: [-0.16, 0, 0] },
    ),
    box([8, 5, 0.2], paper(shade), { at: [0, -2.4, -2.2], turn: [0.3, 0, 0], round: 0.03 }),
  ]);
}

/** The gift card. */
export function giftCard(look: Look & GiftCard): Group {
  return look.form === 'plastic' ? carrier(look) : envelope(look);
}

/** Either kind of card on a telephone, where its worth is kept. */
function onPhone(look: Look & GiftCard): Group {
  const hex = paint(look.color);
  const shown = print(7, 14.6, (s) => {
    s.fill('#f4f5f7');
    s.fill(hex, [0, 0, 1, 0.13]);
    s.text('9:41', [0.08, 0.018, 0.16, 0.026], { weight: 700, color: '#ffffff' });
    s.brand(look.brand, [0.08, 0.06, 0.5, 0.045], { color: '#ffffff' });
    s.fill('#ffffff', [0.06, 0.17, 0.88, 0.52], 0.05);
    s.text('Gift card', [0.12, 0.475, 0.5, 0.032], { weight: 500, color: '#4a4f57' });
    s.text('Ready to use', [0.12, 0.53, 0.7, 0.06], { weight: 850 });
    s.text('In stores and online', [0.12, 0.63, 0.7, 0.03], { weight: 500, color: '#4a4f57' });
    s.fill(hex, [0.06, 0.73, 0.88, 0.085], 0.05);
    s.text('Shop now', [0.2, 0.752, 0.6, 0.04], { weight: 700, align: 'center', color: '#ffffff' });
    s.fill('#ffffff', [0.06, 0.85, 0.88, 0.085], 0.05);
    s.text('Show code', [0.2, 0.872, 0.6, 0.04], { weight: 700, align: 'center', color: hex });
    s.fill('#1d1e21', [0.32, 0.965, 0.36, 0.008], 0.01);
  });
  return group(
    [
      pull(rounded(7.4, 15, 1), 0.8, gloss('#1b1d22'), { bevel: 0.15 }),
      pull(rounded(7.5, 15.1, 1.05), 0.5, matte('#8b919a', 0.3), { at: [0, 0, -0.05], bevel: 0.1 }),
      decal(6.8, 14.2, shown, { at: [0, 0, 0.41], rough: 0.3 }),
      decal(5.2, 3.28, face(look), { at: [0, 2.72, 0.43], rough: 0.3 }),
    ],
    { turn: [-Math.PI / 2, 0, 0.1] },
  );
}

export const giftCardModel = model({
  name: 'gift-card',
  views: {
    hero: { build: giftCard, turn: -18, pitch: 10 },
    detail: {
      build: onPhone,
      turn: -22,
      pitch: 54,
      zoom: 1,
      // On the telephone both kinds look alike, whatever they are worth.
      shows: (look): Look & GiftCard => ({ ...look, color: 'navy', form: 'email', amount: '' }),
      alt: () => 'A telephone that shows a gift card',
    },
  },
  alt: ({ brand, form, amount }) =>
    `${brand} gift card, ${amount}, ${form === 'plastic' ? 'plastic card on its carrier' : 'sent by e-mail'}`,
});
