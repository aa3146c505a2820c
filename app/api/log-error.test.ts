import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserDoor } from './browser-door.ts';
import { logError } from './log-error.ts';

function aDoor(send: (url: string, init: RequestInit) => Promise<Response>) {
  return makeBrowserDoor({ tenant: 'dotcom', send, deviceData: () => '', goToLogin: () => undefined, keepContextToken: () => undefined });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an error of the page', () => {
  it('is told to the server with msg, error and info [C7-33 S7-13]', async () => {
    const sent: unknown[] = [];
    const door = aDoor(async (url, { body }) => {
      sent.push([url, JSON.parse(typeof body === 'string' ? body : '')]);
      return new Response(null, { status: 204 });
    });
    await logError(door, { msg: 'broken', error: new TypeError('no such thing'), info: { page: '/' } });
    expect(sent).toEqual([
      [
        '/cc/api/log',
        { msg: 'broken', error: { name: 'TypeError', message: 'no such thing', stack: expect.any(String) }, info: { page: '/' } },
      ],
    ]);
  });

  it('is waited for a second at the most [C7-34 S9-47]', async () => {
    vi.useFakeTimers();
    let isDone = false;
    const aborted: boolean[] = [];
    const door = aDoor(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            aborted.push(true);
            reject(new DOMException('late', 'AbortError'));
          });
        }),
    );
    const logged = logError(door, { msg: 'broken' }).then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await logged;
    expect([isDone, aborted]).toEqual([true, [true]]);
  });

  it('that cannot be told fails nobody, and two at once are both told', async () => {
    let sent = 0;
    const door = aDoor(async () => {
      sent += 1;
      throw new TypeError('no net');
    });
    await Promise.all([logError(door, { msg: 'a' }), logError(door, { msg: 'b', error: 'text' })]);
    expect(sent).toBe(2);
  });
});
