import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the origins that may show the shop in a frame', () => {
  it('are none by default, and a list otherwise', () => {
    expect(readSettings({}).parentOrigins).toEqual([]);
    expect(readSettings({ PARENT_ORIGINS: 'https://portal.example, http://localhost:8080' }).parentOrigins).toEqual([
      'https://portal.example',
      'http://localhost:8080',
    ]);
  });

  it.each(['*', 'portal.example', 'https://portal.example/', 'https://portal.example/path', 'null', 'https://*.example', 'data:x'])(
    'are never everybody or half an address: %s',
    (origin) => {
      expect(() => readSettings({ PARENT_ORIGINS: origin })).toThrow('PARENT_ORIGINS');
    },
  );
});
