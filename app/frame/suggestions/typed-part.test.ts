import { describe, expect, it } from 'vitest';
import { partsOf } from './typed-part.ts';

/** The parts, what was typed in brackets. */
const parts = (text: string, typed: string) => partsOf(text, typed).map(({ part, isTyped }) => (isTyped ? `[${part}]` : part));

describe('what was typed of what is offered', () => {
  it('is told from what would be added, at the beginning of any word', () => {
    expect(parts('copy paper', 'Copy pa')).toEqual(['[copy pa]', 'per']);
    expect(parts('Recycled Copy Paper', 'copy ')).toEqual(['Recycled ', '[Copy]', ' Paper']);
    expect(parts('open pen', 'pen')).toEqual(['open ', '[pen]']);
  });

  it('is each word where several are half typed', () => {
    expect(parts('paper towel', 'pap tow')).toEqual(['[pap]', 'er ', '[tow]', 'el']);
  });

  it('is nothing of what is spelled in another way', () => {
    expect(parts('stapler', 'staplr')).toEqual(['stapler']);
    expect(parts('stapler', ' ')).toEqual(['stapler']);
  });
});
