import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#contracts/errors.ts';
import { STREAM_LIMITS } from '../config/stream-limits.ts';

/** How often a line that means nothing is sent, so that nobody on the way takes the stream for dead. */
const BEAT_MS = 20_000;
const MOST_PER_OWNER = STREAM_LIMITS.EVENT_STREAMS.most;
const MOST_PER_NETWORK: number = STREAM_LIMITS.EVENT_STREAMS_ADDRESS.most;
const MOST_STREAMS: number = STREAM_LIMITS.EVENT_STREAMS_NODE.most;

type Options = {
  /** Whose stream it is: for the limit. */
  readonly owner: string;
  /** The address block that it comes from: for the limit. */
  readonly network: string;
  /** Whether it may go on: asked with every beat. */
  readonly isStillHis: () => Promise<boolean>;
};

/** The streams of events that are open on this node. */
export class EventStreams {
  readonly #open = new Map<EventStream, Options>();
  readonly #beatMs: number;
  readonly #mostStreams: number;
  readonly #mostPerNetwork: number;
  #timer: NodeJS.Timeout | undefined;

  constructor({ beatMs = BEAT_MS, mostStreams = MOST_STREAMS, mostPerNetwork = MOST_PER_NETWORK } = {}) {
    this.#beatMs = beatMs;
    this.#mostPerNetwork = mostPerNetwork;
    this.#mostStreams = mostStreams;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Why an owner in a network gets no further stream; undefined when they do. */
  refusalFor(owner: string, network: string): ErrorCode | undefined {
    if (this.#open.size >= this.#mostStreams) return 'OVERLOADED';
    let own = 0;
    let near = 0;
    for (const options of this.#open.values()) {
      if (options.owner === owner) own += 1;
      if (options.network === network) near += 1;
    }
    return own >= MOST_PER_OWNER || near >= this.#mostPerNetwork ? 'TOO_MANY_REQUESTS' : undefined;
  }

  /** Answers a request with a stream, with the headers that the reply has by now. */
  open(reply: FastifyReply, options: Options): EventStream {
    reply.hijack();
    const stream = new EventStream(reply);
    this.#open.set(stream, options);
    this.#timer ??= setInterval(() => this.#beat(), this.#beatMs).unref();
    stream.onEnd(() => {
      this.#open.delete(stream);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
    return stream;
  }

  /** Ends all of them. */
  close(): void {
    for (const stream of this.#open.keys()) stream.end();
  }

  #beat(): void {
    for (const [stream, { isStillHis }] of this.#open) {
      stream.beat();
      isStillHis().then(
        (isHis) => {
          if (!isHis) stream.end();
        },
        () => undefined, // not to be found out now; asked again with the next beat
      );
    }
  }
}

/**
 * One stream of server-sent events. Each event tells a state, so a client that does not keep up gets the last one alone:
 * nothing piles up for it.
 */
export class EventStream {
  readonly #response: FastifyReply['raw'];
  readonly #onEnd: (() => void)[] = [];
  #waiting: string | undefined;
  #isStuck = false;
  #isEnded = false;

  constructor(reply: FastifyReply) {
    this.#response = reply.raw;
    this.#response.once('close', () => this.#ended());
    this.#response.on('error', () => this.#ended());
    this.#response.on('drain', () => this.#drained());
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) this.#response.setHeader(name, value);
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Its connection is of no further use: kept alive, it would only keep a server that stops from stopping.
      connection: 'close',
    });
    this.#response.flushHeaders();
  }

  /** Runs when the stream has ended, at once when it has already. */
  onEnd(work: () => void): void {
    if (this.#isEnded) work();
    else this.#onEnd.push(work);
  }

  /** Sends a state; it replaces one that could not be sent yet. */
  send(state: unknown): void {
    const text = `data: ${JSON.stringify(state)}\n\n`;
    if (this.#isStuck) this.#waiting = text;
    else this.#write(text);
  }

  /** Sends a comment. A client that has not taken what was sent before by now is gone. */
  beat(): void {
    if (this.#isStuck) this.#response.destroy();
    else this.#write(':\n\n');
  }

  end(): void {
    this.#response.end();
    this.#ended();
  }

  #write(text: string): void {
    if (!this.#isEnded) this.#isStuck = !this.#response.write(text);
  }

  #drained(): void {
    this.#isStuck = false;
    const text = this.#waiting;
    this.#waiting = undefined;
    if (text !== undefined) this.#write(text);
  }

  #ended(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    for (const work of this.#onEnd.splice(0)) work();
  }
}
