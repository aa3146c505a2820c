import type { CartState } from '#contracts/cart-events.ts';
import { readCartState } from '../cart-state.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The server says something every 20 seconds: a stream that is silent for longer than this is dead. */
const SILENCE_MS = 50_000;
/** There is nothing to listen to (204), or not for this visitor. */
const FINAL_STATUSES = new Set([204, 401, 403, 404]);

export type StreamParts = {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly onState: (state: CartState) => void;
  /** 0 to 1: so that many browsers do not come back at the same instant. */
  readonly random: () => number;
};

/**
 * Listens to the cart until it is stopped. A stream that breaks is opened again, later each time; its first event is the cart
 * as it is then, so nothing that happened in between is missed.
 *
 * @returns what stops it.
 */
export function keepStream(parts: StreamParts): () => void {
  const stop = new AbortController();
  void listenOn(parts, stop.signal);
  return () => {
    stop.abort();
  };
}

async function listenOn(parts: StreamParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const end = await listenOnce(parts, signal);
    if (end.isFinal) return;
    failures = end.hasHeard ? 0 : failures + 1;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + parts.random() / 2);
    await sleep(Math.max(wait, end.waitMs), signal);
  }
}

type End = { readonly isFinal: boolean; readonly hasHeard: boolean; readonly waitMs: number };

async function listenOnce(parts: StreamParts, signal: AbortSignal): Promise<End> {
  const silence = new AbortController();
  let hasHeard = false;
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await parts.open(AbortSignal.any([signal, silence.signal]));
    if (FINAL_STATUSES.has(response.status)) return { isFinal: true, hasHeard, waitMs: 0 };
    if (!response.ok || response.body === null)
      return { isFinal: false, hasHeard, waitMs: secondsIn(response.headers.get('retry-after')) * 1000 };
    for await (const data of eventData(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const state = data === undefined ? undefined : readCartState(parseJson(data));
      if (state === undefined) continue;
      hasHeard = true;
      parts.onState(state);
    }
  } catch {
    // broken, or silent for too long: opened again
  } finally {
    clearTimeout(timer);
  }
  return { isFinal: signal.aborted, hasHeard, waitMs: 0 };
}

/** The data of each event in a body; `undefined` for a line that only keeps it alive. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = `${text}${decoder.decode(piece.value, { stream: true })}`.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) yield event.startsWith('data: ') ? event.slice('data: '.length) : undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsIn(text: string | null): number {
  const seconds = Number(text ?? 0);
  return Number.isFinite(seconds) ? seconds : 0;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
