import { expect, it } from 'vitest';
import { ownText } from './own-text.ts';

it('a text is found under a name of its own alone', () => {
  const texts = { saved: 'Saved.' };
  expect(ownText(texts, 'saved')).toBe('Saved.');
  for (const name of ['__proto__', 'constructor', 'toString', '', null, undefined]) expect(ownText(texts, name)).toBeUndefined();
});
