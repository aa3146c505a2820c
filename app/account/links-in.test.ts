import { describe, expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

describe('the links of a mail', () => {
  it('are found once each, without the end of their sentence', () => {
    expect(linksIn('Go to http://a.example/x?y=1. Or (http://b.example/z), or http://a.example/x?y=1!')).toEqual([
      'http://a.example/x?y=1',
      'http://b.example/z',
    ]);
  });

  it('are only addresses of the web', () => {
    expect(linksIn('javascript:alert(1) mail me')).toEqual([]);
  });
});
