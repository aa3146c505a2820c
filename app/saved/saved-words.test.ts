import { describe, expect, it } from 'vitest';
import { movedAllText, movedOneText } from './saved-words.ts';

describe('what is said of saved items that were to go to the cart', () => {
  it('names the item, and both counts where a part stays', () => {
    expect(movedOneText('Pens', 3, 0)).toBe('Moved to your cart: Pens');
    expect(movedOneText('Pens', 1_000, 1)).toBe('1,000 moved to your cart, 1 stays saved: Pens');
  });

  it('counts those that went and those that stay', () => {
    expect(movedAllText(3, 0)).toBe('3 items moved to your cart.');
    expect(movedAllText(1, 2)).toBe('1 item moved to your cart, 2 stay saved.');
    expect(movedAllText(0, 1)).toBe('Nothing could be moved to your cart: 1 stays saved.');
    expect(movedAllText(0, 0)).toBe('Nothing is saved.');
  });
});
