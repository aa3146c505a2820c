import { describe, expect, it } from 'vitest';
import { doneOnce } from './done-once.ts';
import { readCookies } from '../http/cookies.ts';

/** A browser's next request, with what it was told to keep. */
function request(told: readonly string[] = [], isLookedAt = true) {
  const cookie = told.map((one) => one.split(';')[0]).join('; ');
  const setCookies: string[] = [];
  return { setCookies, done: doneOnce({ setCookies, cookies: readCookies(cookie), origin: 'http://shop.example', isLookedAt }) };
}

/** What a browser keeps after a page at a path was to say something. */
function told(path: string, done: string, about = ''): string[] {
  const { setCookies, done: once } = request();
  once.tell(path, { done, about });
  return setCookies;
}

describe('what a page says once of what was just done', () => {
  it('is said by that page, and by no later one', () => {
    const kept = told('/account/budgets/center/A%20B', 'saved');
    const next = request(kept);
    expect(next.done.take('/account/budgets/center/A%20B')).toEqual({ done: 'saved', about: '' });
    expect(next.setCookies).toEqual([expect.stringMatching(/^done=; .*Max-Age=0/)]);
    expect(request(next.setCookies).done.take('/account/budgets/center/A%20B')).toBeUndefined();
  });

  it('is not said by another page, nor used up by it', () => {
    const next = request(told('/lists', 'deleted'));
    expect(next.done.take('/quotes')).toBeUndefined();
    expect(next.setCookies).toEqual([]);
  });

  it('stays for whoever looks, where the page was fetched in case it is wanted', () => {
    const kept = told('/lists', 'deleted');
    const ahead = request(kept, false);
    expect(ahead.done.take('/lists')).toBeUndefined();
    expect(ahead.setCookies).toEqual([]);
    expect(request(kept).done.take('/lists')?.done).toBe('deleted');
  });

  it('has with it what it was done with, whatever signs that has; what no browser keeps is not told', () => {
    expect(request(told('/operations/synonyms', 'removed', 'sticky notes; 100% “blue”\n')).done.take('/operations/synonyms')).toEqual({
      done: 'removed',
      about: 'sticky notes; 100% “blue”\n',
    });
    expect(told('/operations/synonyms', 'removed', 'x'.repeat(4_000))).toEqual([]);
  });
});
