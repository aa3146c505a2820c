import { describe, expect, it } from 'vitest';
import { parentRequest } from './parent-messages.ts';

const parent = { origin: 'http://shop.localhost:3000', window: { name: 'parent' }, nonce: 'abcdefghijklmnop' };
const message = { origin: parent.origin, source: parent.window, data: { type: 'tokenize', nonce: parent.nonce } };

describe('a message to the card frame', () => {
  it('asks for a token when it is the parent’s', () => {
    expect(parentRequest(message, parent)).toEqual({ type: 'tokenize', authToken: undefined });
  });

  it('brings what the shop allows, if it is a text', () => {
    const data = { ...message.data, authToken: 'word' };
    expect(parentRequest({ ...message, data }, parent)).toEqual({ type: 'tokenize', authToken: 'word' });
    expect(parentRequest({ ...message, data: { ...data, authToken: 3 } }, parent)).toEqual({ type: 'tokenize', authToken: undefined });
  });

  it('asks for the focus of a field', () => {
    const data = { type: 'focus', nonce: parent.nonce, field: 'cvv' };
    expect(parentRequest({ ...message, data }, parent)).toEqual({ type: 'focus', field: 'cvv' });
    expect(parentRequest({ ...message, data: { ...data, field: 3 } }, parent)).toEqual({
      type: 'focus',
      field: undefined,
    });
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { source: { name: 'another frame' } },
    { source: null },
    { data: { type: 'tokenize', nonce: 'another-nonce-of-16' } },
    { data: { type: 'tokenize' } },
    { data: { type: 'clear', nonce: parent.nonce } },
    { data: { nonce: parent.nonce } },
    { data: 'tokenize' },
    { data: null },
  ])('is ignored when it is forged: %o', (change) => {
    expect(parentRequest({ ...message, ...change }, parent)).toBeUndefined();
  });
});
