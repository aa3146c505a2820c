import { describe, expect, it } from 'vitest';
import { keptCookie, keptLines } from './kept-replacements.ts';

const ORIGIN = 'http://shop.example';
const valueOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1];

describe('replacements that were accepted', () => {
  it('are remembered together, each once', () => {
    expect(keptLines(valueOf(keptCookie(['a', 'b'], 'a', ORIGIN)))).toEqual(['a', 'b']);
    expect(keptLines(valueOf(keptCookie([], 'a', ORIGIN)))).toEqual(['a']);
  });

  it('are forgotten oldest first when there are many', () => {
    const many = Array.from({ length: 60 }, (_, index) => `row-${index}`);
    const kept = keptLines(valueOf(keptCookie(many, 'new', ORIGIN)));
    expect(kept).toHaveLength(40);
    expect(kept.at(-1)).toBe('new');
  });

  it('are none in a cookie that somebody else wrote', () => {
    expect(keptLines(undefined)).toEqual([]);
    expect(keptLines('<b>.a b.')).toEqual([]);
    expect(keptCookie(['x; Path=/evil'], 'a', ORIGIN)).toMatch(/^kept=a;/);
  });
});
