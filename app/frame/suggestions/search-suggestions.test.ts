import { describe, expect, it } from 'vitest';
import { groupsOf, type Offer } from './offers.ts';
import { choiceAfter } from './search-suggestions.tsx';

const after = (key: string, places: readonly number[]) => places.map((chosen) => choiceAfter(key, chosen, 3));

describe('the keys in the list below the search field', () => {
  it('go down through the list and back to the field', () => {
    expect(after('ArrowDown', [-1, 0, 1, 2])).toEqual([0, 1, 2, -1]);
  });

  it('go up from the field to the end of the list', () => {
    expect(after('ArrowUp', [-1, 0, 1, 2])).toEqual([2, -1, 0, 1]);
  });

  it('go to either end from within the list, and through the text from the field', () => {
    expect(after('Home', [-1, 0, 2])).toEqual([undefined, 0, 0]);
    expect(after('End', [-1, 0, 2])).toEqual([undefined, 2, 2]);
    expect(after('a', [-1, 1])).toEqual([undefined, undefined]);
  });
});

describe('what is offered', () => {
  const offer = (kind: Offer['kind'], url: string): Offer => ({
    kind,
    url,
    text: url,
    insteadOf: null,
    department: null,
    price: null,
    unit: null,
    bought: null,
    ownNumber: null,
    image: null,
  });

  it('stands by its kind under a heading, in the order in which it came', () => {
    const groups = groupsOf([offer('BOUGHT', 'a'), offer('TERM', 'b'), offer('TERM', 'c'), offer('PRODUCT', 'd')]);
    expect(groups.map(({ heading, offers }) => [heading, offers.length])).toEqual([
      ['You bought before', 1],
      ['Search for', 2],
      ['Items', 1],
    ]);
  });
});
