import { expect, it } from 'vitest';
import { viewedIn } from './viewed-items.ts';

it('takes items from whatever stands in the storage, and nothing else', () => {
  expect(viewedIn('["100001","100002"]')).toEqual(['100001', '100002']);
  expect(viewedIn(undefined)).toEqual([]);
  expect(viewedIn('{')).toEqual([]);
  expect(viewedIn('{"a":1}')).toEqual([]);
  expect(viewedIn('[1,"","100001",null]')).toEqual(['100001']);
  expect(viewedIn(JSON.stringify(Array.from({ length: 90 }, (_, index) => `${index}`)))).toHaveLength(26);
});
