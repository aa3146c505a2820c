import { expect, it } from 'vitest';
import { currentMark, seal, unseal } from './seal.ts';

const [OLD, NEW] = ['the secret that was used until today', 'the secret that is used from today on'];
const SECRET = Buffer.from('12345678901234567890');
const sam = { userId: 'sam' };

it('opens what it sealed, for its owner alone, and shows nothing of it [T69]', () => {
  const sealed = seal([OLD], sam, SECRET);
  expect(unseal([OLD], sam, sealed)).toEqual(SECRET);
  expect(sealed.includes(SECRET)).toBe(false);
  expect(seal([OLD], sam, SECRET)).not.toEqual(sealed);
  expect(() => unseal([OLD], { userId: 'rita' }, sealed)).toThrow();
});

it('opens nothing that was changed, at whichever place', () => {
  const sealed = seal([OLD], sam, SECRET);
  for (let at = 1; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal([OLD], sam, changed), String(at)).toThrow();
  }
});

it('a secret that is replaced still opens, and can be told from the one that seals now', () => {
  const sealed = seal([OLD], sam, SECRET);
  expect(unseal([NEW, OLD], sam, sealed)).toEqual(SECRET);
  expect(() => unseal([NEW], sam, sealed)).toThrow('not there any more');
  const startOf = (bytes: Buffer) => bytes.subarray(0, currentMark([NEW]).length);
  expect(startOf(sealed)).not.toEqual(currentMark([NEW, OLD]));
  expect(startOf(seal([NEW, OLD], sam, SECRET))).toEqual(currentMark([NEW, OLD]));
});
