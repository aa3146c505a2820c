import { Box3, Group } from 'three';
import type { ModelName } from './look.ts';
import type { Model, View } from './model.ts';
import { figure } from './props/figure.ts';
import { hand } from './props/hand.ts';

/** What everybody knows the size of, and how it is told. */
const MEASURES = {
  hand: { build: () => hand(), text: 'beside a wooden hand 7.5 inches high' },
  figure: { build: () => figure(), text: 'beside a wooden figure 5 feet 8 inches high' },
} as const;

/** Models of which people ask how large they are, and what stands beside them to tell. */
const SCALED: Readonly<Partial<Record<ModelName, keyof typeof MEASURES>>> = {
  stapler: 'hand',
  'heavy-stapler': 'hand',
  'label-maker': 'hand',
  calculator: 'hand',
  'usb-drive': 'hand',
  'portable-ssd': 'hand',
  webcam: 'hand',
  'first-aid': 'hand',
  'office-chair': 'figure',
  'executive-chair': 'figure',
  'standing-desk': 'figure',
  desk: 'figure',
  'filing-cabinet': 'figure',
  bookshelf: 'figure',
  whiteboard: 'figure',
};

/** Room between a thing and what stands beside it, as a share of the thing's width. */
const GAP = 0.12;

/** The views of a model, with the one that shows its size if people ask for it. */
export function withScale<P>(made: Model<P>): Model<P>['views'] {
  const measure = new Map(Object.entries(SCALED)).get(made.name);
  return measure === undefined ? made.views : { ...made.views, scale: scaleView(made, MEASURES[measure]) };
}

function scaleView<P>(made: Model<P>, { build, text }: (typeof MEASURES)[keyof typeof MEASURES]): View<P> {
  const { hero } = made.views;
  return {
    build: (look) => beside(hero.build(look), build()),
    ...(hero.shows !== undefined && { shows: (look: P) => hero.shows?.(look) ?? look }),
    alt: (look) => `${made.alt(look)}, ${text}`,
    turn: -16,
    pitch: 12,
  };
}

/** Two things side by side on the floor, backs in line. */
function beside(thing: Group, measure: Group): Group {
  const [a, b] = [thing, measure].map((one) => new Box3().setFromObject(one));
  if (a === undefined || b === undefined) return thing;
  measure.position.x += a.max.x - b.min.x + (a.max.x - a.min.x) * GAP;
  measure.position.z += a.min.z - b.min.z;
  return new Group().add(thing, measure);
}
