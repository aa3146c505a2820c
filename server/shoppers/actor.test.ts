import { describe, expect, it } from 'vitest';
import { actorName, whoAttempts, type Actor } from './actor.ts';

const visitor: Actor = { kind: 'VISITOR', sessionKey: 'key', address: '192.0.2.1' };

describe('who acts', () => {
  it.each<[Actor, string]>([
    [visitor, 'shopper'],
    [{ kind: 'JOB', name: 'auto-restock' }, 'job:auto-restock'],
    [{ kind: 'REPRESENTATIVE', userId: 'u1' }, 'representative:u1'],
    [{ kind: 'APPROVER', userId: 'u2' }, 'approver:u2'],
  ])('%o is written down as %s', (actor, name) => expect(actorName(actor)).toBe(name));

  it('is counted as the session that the request came with, as the address before there is one, and as a job not at all', () => {
    expect(whoAttempts(visitor)).toBe('key');
    expect(whoAttempts({ ...visitor, sessionKey: undefined })).toBe('192.0.2.1');
    expect(whoAttempts({ kind: 'APPROVER', userId: 'u2' })).toBe('u2');
    expect(whoAttempts({ kind: 'JOB', name: 'auto-restock' })).toBeUndefined();
  });
});
