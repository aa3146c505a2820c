import { describe, expect, it } from 'vitest';
import { isBusinessVariant } from './business-variant.ts';

describe('the business variant', () => {
  it('applies when route type and route id are both SBA', () => {
    expect(isBusinessVariant('SBA', 'SBA')).toBe(true);
  });

  it.each([
    [undefined, undefined],
    [null, null],
    ['', ''],
    [undefined, ''],
  ])('applies when neither is set: %o, %o', (routeType, routeId) => {
    expect(isBusinessVariant(routeType, routeId)).toBe(true);
  });

  it.each([
    ['SBA', undefined],
    ['SBA', ''],
    [undefined, 'SBA'],
    ['SBA', 'dotcom'],
    ['dotcom', 'SBA'],
    ['dotcom', 'dotcom'],
    ['dotcom', undefined],
    [undefined, 'dotcom'],
    ['sba', 'sba'],
    [' SBA', 'SBA'],
  ])('does not apply to %o with %o', (routeType, routeId) => {
    expect(isBusinessVariant(routeType, routeId)).toBe(false);
  });

  it.each(['HIT', 'SWS', 'WPL', 'MAIN'])('does not apply to the special route %s', (routeId) => {
    expect(isBusinessVariant('SBA', routeId)).toBe(false);
  });
});
