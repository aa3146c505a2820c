import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeSearchTerm } from './search-term.ts';

describe('what a shopper types into the store search', () => {
  it('is taken when it is words separated by commas or spaces', () => {
    expect(storeSearchTerm('01702')).toBe('01702');
    expect(storeSearchTerm('Framingham, MA')).toBe('Framingham, MA');
    expect(storeSearchTerm('New York,NY  10001')).toBe('New York,NY  10001');
  });

  it('is refused when it is anything else', () => {
    for (const input of ['', '   ', ',', 'Framingham,', ', MA', '02116-1234', "Coeur d'Alene", 'a;b', '<b>', '%', '...']) {
      expect(storeSearchTerm(input), input).toBeUndefined();
    }
  });

  it('loses its dots before it is judged', () => {
    expect(storeSearchTerm('St. Louis, MO.')).toBe('St Louis, MO');
    expect(storeSearchTerm('. Boston')).toBe('Boston');
    expect(storeSearchTerm('017.02')).toBe('01702');
  });

  it('is trimmed', () => {
    expect(storeSearchTerm('  Boston MA \n')).toBe('Boston MA');
  });

  it('is judged without searching on and on, however long and crooked', { timeout: 1000 }, () => {
    expect(storeSearchTerm(`${'a ,'.repeat(20_000)}-`)).toBeUndefined();
  });

  it('gives a term that is taken again as it is', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const term = storeSearchTerm(input);
        if (term !== undefined) expect(storeSearchTerm(term)).toBe(term);
      }),
    );
  });
});
