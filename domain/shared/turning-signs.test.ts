import { describe, expect, it } from 'vitest';
import { hasTurningSigns, withoutTurningSigns } from './turning-signs.ts';

describe('signs that turn what is written beside a text', () => {
  it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'are seen and left out: %j',
    (sign) => {
      expect(hasTurningSigns(`Office${sign} card`)).toBe(true);
      expect(withoutTurningSigns(`${sign}Office${sign} card${sign}`)).toBe('Office card');
    },
  );

  it('are neither other writings nor what joins an emoji', () => {
    for (const text of ['', 'Office card', 'كرت المكتب', 'כרטיס\u200f', '👩‍👩‍👧', 'Zoë']) {
      expect(hasTurningSigns(text)).toBe(false);
      expect(withoutTurningSigns(text)).toBe(text);
    }
  });
});
