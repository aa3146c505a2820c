import type { Group } from 'three';
import { group } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { businessCards } from './business-cards.ts';
import { gelPens } from './gel-pens.ts';
import { notebook } from './notebook.ts';

/** What somebody new finds on the desk: a notebook, pens, and cards with a name. */
export function welcomeSet(look: Look): Group {
  const notes = { color: 'forest', brand: 'Tallow & Reed', subjects: 1, format: 'full', ruling: 'lined', count: 1 } as const;
  const pens = { color: 'blue', brand: 'Quillmark', kind: 'gel', count: 12 } as const;
  return group([
    group([notebook(notes)], { at: [-7, 0, -6], turn: [0, 0.12, 0] }),
    group([gelPens(pens)], { at: [12, 0, -3], turn: [0, -0.2, 0] }),
    group([businessCards({ ...look, corners: 'square' })], { at: [6, 0, 13] }),
  ]);
}

/** The cards of it, from near. */
const cards = (look: Look): Group => group([businessCards({ ...look, corners: 'square' })]);

export const welcomeSetModel = model({
  name: 'welcome-set',
  views: {
    hero: { build: welcomeSet, turn: -14, pitch: 28 },
    detail: { build: cards, turn: -20, pitch: 52, alt: ({ color }) => `Business cards of the set, ${color} design` },
  },
  alt: ({ color }: Look) => `Notebook, a dozen gel pens and printed business cards, ${color} design`,
});
