import { describe, expect, it } from 'vitest';
import { COMMENT_LIMITS, readComment } from './feedback.ts';

describe('a comment', () => {
  it('may be left out', () => {
    expect(readComment(' \n ')).toEqual({ text: '' });
  });

  it('is kept in one paragraph', () => {
    expect(readComment('The cart\n\nlost   my pens.')).toEqual({ text: 'The cart lost my pens.' });
  });

  it('says something, and not too much', () => {
    expect(readComment('ok')).toHaveProperty('problem');
    expect(readComment('a'.repeat(COMMENT_LIMITS.most))).toHaveProperty('text');
    expect(readComment('a'.repeat(COMMENT_LIMITS.most + 1))).toHaveProperty('problem');
  });

  it('tells nobody how to reach its writer', () => {
    expect(readComment('Please write to me@example.com')).toHaveProperty('problem');
    expect(readComment('Call me at 508 555 0100 123')).toHaveProperty('problem');
  });
});
