import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeErrorLog, type ErrorLogParts } from './log-error.ts';

type Sent = { readonly path: string; readonly init: RequestInit };

/** A log whose server does as told, and what it was sent. */
function aLog(answer: (sent: Sent) => Promise<unknown> = async () => undefined, more: Partial<ErrorLogParts> = {}) {
  const sent: Sent[] = [];
  const ask = (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer({ path, init });
  };
  const report = makeErrorLog({ ask, waitForSession: async () => undefined, deviceData: () => '', tenant: () => 'dotcom', ...more });
  return { sent, report };
}

const bodyOf = (sent: Sent | undefined): unknown => JSON.parse(typeof sent?.init.body === 'string' ? sent.init.body : '');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an error of the page', () => {
  it('is told to the server with msg, error and info, also by a page that is left [C7-33 S7-13]', async () => {
    const { sent, report } = aLog();
    await report({ msg: 'broken', error: new TypeError('no such thing'), info: { page: '/' } });
    expect(sent).toMatchObject([{ path: '/cc/api/log', init: { method: 'POST', keepalive: true } }]);
    expect(bodyOf(sent[0])).toEqual({
      msg: 'broken',
      error: { name: 'TypeError', message: 'no such thing', stack: expect.any(String) },
      info: { page: '/' },
    });
  });

  it('says what device it was on, and that it was on the business site [C7-40 C7-42]', async () => {
    const { sent, report } = aLog(undefined, { deviceData: () => 'a device', tenant: () => 'SBA' });
    await report({ msg: 'broken' });
    expect(sent[0]?.path).toBe('/cc/api/log?requestType=sbaMMX');
    expect(bodyOf(sent[0])).toMatchObject({ deviceData: 'a device' });
  });

  it('is waited for a second at the most [C7-34 S9-47]', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { report } = aLog(
      ({ init }) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))),
    );
    const reported = report({ msg: 'broken' });
    await Promise.resolve();
    late.abort();
    await reported;
    expect(timeout).toHaveBeenCalledExactlyOnceWith(1000);
  });

  it('that cannot be told fails nobody', async () => {
    const { sent, report } = aLog(() => Promise.reject(new TypeError('no net')));
    await Promise.all([report({ msg: 'a' }), report({ msg: 'b', error: 'text' })]);
    expect(sent).toHaveLength(2);
  });

  it('is told once, and no page tells more than twenty', async () => {
    const { sent, report } = aLog();
    await report({ msg: 'same' });
    await report({ msg: 'same' });
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 30; count += 1) await report({ msg: `error ${count}` });
    expect(sent).toHaveLength(20);
  });
});
