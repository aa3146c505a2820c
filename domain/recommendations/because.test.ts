import { expect, it } from 'vitest';
import { becauseText } from './because.ts';

it('says why something is recommended, by the short name of what it is there for', () => {
  expect(becauseText('BOUGHT', 'Hollis Copy Paper, 8.5" x 11", 10 Reams')).toBe('Because you bought Hollis Copy Paper');
  expect(becauseText('ORDERED_WITH', 'Desk Lamp')).toBe('Often bought with Desk Lamp');
});
