import { expect, it } from 'vitest';
import { Askers } from './asking.ts';

function anAsker() {
  const gone = new AbortController();
  return { signal: gone.signal, hangUp: () => gone.abort() };
}

it('all who wait for an answer are gone when the last of them is', () => {
  const [one, other] = [anAsker(), anAsker()];
  const askers = new Askers(one);
  askers.join(other);
  one.hangUp();
  expect(askers.signal.aborted).toBe(false);
  other.hangUp();
  expect(askers.signal.aborted).toBe(true);
});

it('who was gone before they asked waits for nothing', () => {
  const gone = anAsker();
  gone.hangUp();
  expect(new Askers(gone).signal.aborted).toBe(true);
  const waiting = anAsker();
  const askers = new Askers(waiting);
  askers.join(gone);
  expect(askers.signal.aborted).toBe(false);
  waiting.hangUp();
  expect(askers.signal.aborted).toBe(true);
});

it('of work for nobody in particular they are never gone', () => {
  const asker = anAsker();
  const askers = new Askers(asker);
  askers.join(undefined);
  asker.hangUp();
  expect(askers.signal.aborted).toBe(false);
});
