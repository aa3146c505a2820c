import { expect, it } from 'vitest';
import { withOwnPicture } from './own-picture.ts';

const image = (key: string) => ({ key, color: '#ffffff', alt: key });
const card = { id: 'staplers', name: 'Staplers', image: { key: 'anybody', color: '#000000' }, count: 3 };

it('a card of what a brand makes shows the first of it that is its own', () => {
  const items = [
    { baseCatId: 'pens', image: image('pen') },
    { baseCatId: 'staplers', image: image('own') },
    { baseCatId: 'staplers', image: image('later') },
  ];
  expect(withOwnPicture(card, items)).toEqual({ ...card, image: { key: 'own', color: '#ffffff' } });
});

it('of what is not shown it has the picture of the category', () => {
  expect(withOwnPicture(card, [{ baseCatId: 'pens', image: image('pen') }])).toEqual(card);
});
