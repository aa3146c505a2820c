import { describe, expect, it } from 'vitest';
import { searchesIn, withSearch } from './recent-searches.ts';

describe('what was searched for in this browser', () => {
  it('has the latest on top, each once, five at most', () => {
    expect(withSearch(['pens', 'toner'], ' Toner ')).toEqual(['Toner', 'pens']);
    expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('has no card number and nothing endless', () => {
    expect(withSearch(['pens'], '4111 1111 1111 1111')).toEqual(['pens']);
    expect(withSearch(['pens'], 'x'.repeat(61))).toEqual(['pens']);
    expect(withSearch(['pens'], '  ')).toEqual(['pens']);
  });

  it.each([undefined, '{', '7', '{"a":1}', '[1,null,""]'])('is nothing where storage holds %s', (stored) => {
    expect(searchesIn(stored)).toEqual([]);
  });
});
