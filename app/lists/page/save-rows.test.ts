import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRowSaver, type SaveState } from './save-rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A shop that answers each request in its turn with a status; 0: it does not answer. */
function saverWith(statuses: readonly number[]) {
  const [asked, told]: [string[], SaveState[]] = [[], []];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const status = statuses[asked.length] ?? 200;
    asked.push(`${path.split('/').at(-1) ?? ''} ${body}`);
    return status === 0 ? Promise.reject(new TypeError('no connection')) : Promise.resolve(new Response(null, { status }));
  });
  return { asked, told, ...makeRowSaver('L1', (state) => told.push(state)) };
}

describe('what is changed in a list', () => {
  it('is saved one after the other: all that was changed meanwhile at once, then where rows were put, in turn', async () => {
    const { asked, told, change, move } = saverWith([]);
    change({ itemId: 'a', qty: 2 });
    change({ itemId: 'b', qty: 3 });
    change({ itemId: 'b', note: 'x' });
    move({ itemId: 'a', place: 4 });
    move({ itemId: 'a', place: 5 });
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    expect(asked).toEqual([
      'items {"items":[{"itemId":"a","qty":2}]}',
      'items {"items":[{"itemId":"b","qty":3,"note":"x"}]}',
      'order {"itemId":"a","place":4}',
      'order {"itemId":"a","place":5}',
    ]);
    await vi.waitFor(() => expect(told.at(-1)).toBe('saved'));
  });

  it('waits for the next change where the shop cannot be reached, and loses nothing', async () => {
    const { asked, told, change, move } = saverWith([0, 0]);
    change({ itemId: 'a', qty: 2 });
    await vi.waitFor(() => expect(told.at(-1)).toBe('failed'));
    move({ itemId: 'b', place: 1 });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(told.filter((state) => state === 'failed')).toHaveLength(2));
    change({ itemId: 'a', note: 'x' });
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    expect(asked.slice(2)).toEqual(['items {"items":[{"itemId":"a","qty":2,"note":"x"}]}', 'order {"itemId":"b","place":1}']);
  });

  it('forgets where rows were put once the list is another one, and says so', async () => {
    const { asked, told, move } = saverWith([404]);
    move({ itemId: 'a', place: 2 });
    move({ itemId: 'b', place: 3 });
    await vi.waitFor(() => expect(told.at(-1)).toBe('refused'));
    expect(asked).toHaveLength(1);
  });
});
