import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStreams } from './event-stream.ts';

/** A connection that takes what is written until it is told to stop. */
class AConnection extends EventEmitter {
  readonly written: string[] = [];
  isFull = false;
  isOver = false;
  setHeader() {}
  writeHead() {}
  flushHeaders() {}
  write(text: string): boolean {
    this.written.push(text);
    return !this.isFull;
  }
  end() {
    this.isOver = true;
  }
  destroy() {
    this.isOver = true;
    this.emit('close');
  }
}

const BEAT_MS = 1000;

function streams({ mostStreams = 3, mostPerNetwork = 100 } = {}) {
  const all = new EventStreams({ beatMs: BEAT_MS, mostStreams, mostPerNetwork });
  const open = (owner: string, isStillHis: () => Promise<boolean> = async () => true, network = 'home') => {
    const connection = new AConnection();
    const reply = { raw: connection, hijack: () => undefined, getHeaders: () => ({}) };
    return { connection, stream: all.open(reply as unknown as FastifyReply, { owner, network, isStillHis }) };
  };
  return { all, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  it('sends each state as an event, and now and then a line that keeps it alive', async () => {
    const { connection, stream } = streams().open('a');
    stream.send({ version: 1 });
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    expect(connection.written).toEqual(['data: {"version":1}\n\n', ':\n\n']);
  });

  it('keeps only the last state for a client that does not keep up', () => {
    const { connection, stream } = streams().open('a');
    connection.isFull = true;
    for (const version of [1, 2, 3, 4]) stream.send({ version });
    expect(connection.written).toEqual(['data: {"version":1}\n\n']);
    connection.isFull = false;
    connection.emit('drain');
    expect(connection.written).toEqual(['data: {"version":1}\n\n', 'data: {"version":4}\n\n']);
  });

  it('is given up when the client takes nothing for a whole beat', async () => {
    const { all, open } = streams();
    const { connection, stream } = open('a');
    connection.isFull = true;
    stream.send({ version: 1 });
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    expect([connection.isOver, all.size]).toEqual([true, 0]);
  });

  it('ends when it is no longer of whom it was opened for', async () => {
    let isHis = true;
    const { all, open } = streams();
    const { connection } = open('a', async () => isHis);
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    expect(connection.isOver).toBe(false);
    isHis = false;
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    expect([connection.isOver, all.size]).toEqual([true, 0]);
  });

  it('goes on while it cannot be found out whose it is', async () => {
    const { all, open } = streams();
    open('a', () => Promise.reject(new Error('no database')));
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    expect(all.size).toBe(1);
  });

  it('tells once that it has ended, also who asks late', () => {
    const { connection, stream } = streams().open('a');
    const ended = vi.fn();
    stream.onEnd(ended);
    connection.emit('close');
    connection.emit('close');
    stream.onEnd(ended);
    expect(ended).toHaveBeenCalledTimes(2);
    stream.send({ version: 1 });
    expect(connection.written).toEqual([]);
  });
});

describe('all streams of a node', () => {
  it('are limited, as a whole and for one owner', () => {
    const { all, open } = streams({ mostStreams: 7 });
    for (let n = 0; n < 6; n += 1) open('a');
    expect([all.refusalFor('a', 'home'), all.refusalFor('b', 'home')]).toEqual(['TOO_MANY_REQUESTS', undefined]);
    open('b');
    expect([all.refusalFor('b', 'home'), all.refusalFor('c', 'home')]).toEqual(['OVERLOADED', 'OVERLOADED']);
  });

  it('are limited for one network, however many sessions it has, and are free again when they end [T64]', () => {
    const { all, open } = streams({ mostStreams: 10, mostPerNetwork: 3 });
    const opened = ['a', 'b', 'c'].map((owner) => open(owner, undefined, 'evil'));
    expect([all.refusalFor('d', 'evil'), all.refusalFor('d', 'home')]).toEqual(['TOO_MANY_REQUESTS', undefined]);
    opened[0]?.connection.emit('close');
    expect(all.refusalFor('d', 'evil')).toBeUndefined();
  });

  it('end when the server stops', () => {
    const { all, open } = streams();
    const opened = [open('a'), open('b')];
    all.close();
    expect(opened.every(({ connection }) => connection.isOver)).toBe(true);
    expect(all.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
