import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStream } from './cart-stream.ts';

const STATE = { cartId: 'c1', version: 3, numberOfLineItems: 1, numberOfItems: 2 };
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

/** A body into which a test writes, as a server would. */
function aBody() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
  });
  return {
    response: new Response(body),
    write: (text: string) => writer?.enqueue(new TextEncoder().encode(text)),
    end: () => writer?.close(),
    fail: (error: unknown) => writer?.error(error),
  };
}

let stop: () => void = () => undefined;

/** Listens to a server that gives these answers one after the other, and then none. */
function listen(...answers: (Response | Error)[]) {
  const heard: unknown[] = [];
  const opened: AbortSignal[] = [];
  stop = keepStream({
    open: async (signal) => {
      opened.push(signal);
      const answer = answers[opened.length - 1];
      if (answer instanceof Error) throw answer;
      return answer ?? new Promise<Response>(() => undefined);
    },
    onState: (state) => heard.push(state),
    random: () => 1,
  });
  return { heard, opened };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a stream of the cart', () => {
  it('tells each state, however it is cut on the way, and nothing that is none', async () => {
    const body = aBody();
    const { heard } = listen(body.response);
    const text = `:\n\n${event(STATE)}${event({ version: 1 })}data: {\n\n${event({ ...STATE, cartId: null })}`;
    for (const piece of [text.slice(0, 20), text.slice(20, 21), text.slice(21)]) body.write(piece);
    await wait(0);
    expect(heard).toEqual([STATE, { ...STATE, cartId: null }]);
  });

  it.each([204, 401, 403, 404])('is not opened again after an answer with %i', async (status) => {
    const { opened } = listen(new Response(null, { status }));
    await wait(600_000);
    expect(opened).toHaveLength(1);
  });

  it('that breaks is opened again, later each time, up to a minute', async () => {
    const { opened } = listen(...Array.from({ length: 20 }, () => new TypeError('no net')));
    const after: number[] = [];
    for (const ms of [0, 1999, 1, 3999, 1]) {
      await wait(ms);
      after.push(opened.length);
    }
    expect(after).toEqual([1, 1, 2, 2, 3]);
    await wait(8000 + 16_000 + 32_000);
    const sofar = opened.length;
    await wait(60_000);
    expect(opened.length).toBe(sofar + 1);
  });

  it('that worked and ends is opened again soon', async () => {
    const body = aBody();
    const { opened } = listen(new TypeError('no net'), new TypeError('no net'), body.response);
    await wait(6000);
    body.write(event(STATE));
    await wait(0);
    body.end();
    await wait(1000);
    expect(opened).toHaveLength(4);
  });

  it('waits as long as the server says', async () => {
    const { opened } = listen(new Response(null, { status: 429, headers: { 'retry-after': '30' } }));
    await wait(29_999);
    expect(opened).toHaveLength(1);
    await wait(1);
    expect(opened).toHaveLength(2);
  });

  it('that has gone silent is given up; a line that means nothing keeps it', async () => {
    const body = aBody();
    const { opened } = listen(body.response);
    await wait(40_000);
    body.write(':\n\n');
    await wait(40_000);
    expect(opened[0]?.aborted).toBe(false);
    await wait(10_000);
    expect(opened[0]?.aborted).toBe(true);
  });

  it('that is stopped is closed and not opened again', async () => {
    const { opened } = listen(new TypeError('no net'));
    await wait(0);
    stop();
    await wait(600_000);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.aborted).toBe(true);
  });
});
