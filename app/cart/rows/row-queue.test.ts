import { describe, expect, it } from 'vitest';
import { RowQueue, type Intention } from './row-queue.ts';

/** A queue whose answers are given by hand. */
function aQueue() {
  const sent: string[] = [];
  const settled: string[] = [];
  const waiting: ((answer: string) => void)[] = [];
  const nameOf = (intention: Intention) => (intention.kind === 'remove' ? 'remove' : String(intention.qty));
  const queue = new RowQueue<string>({
    send: (lineId, intention) => {
      sent.push(`${lineId} ${nameOf(intention)}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    onSettled: (lineId, intention, answer) => settled.push(`${lineId} ${nameOf(intention)} ${answer}`),
  });
  const answer = async (text = 'ok') => {
    waiting.shift()?.(text);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, sent, settled, answer };
}
const quantity = (qty: number): Intention => ({ kind: 'quantity', qty });
const remove: Intention = { kind: 'remove' };

describe('fast changes of one row', () => {
  it('send the first at once and then only the last that was wanted', async () => {
    const { queue, sent, settled, answer } = aQueue();
    for (let qty = 2; qty <= 11; qty += 1) queue.want('a', quantity(qty));
    expect(sent).toEqual(['a 2']);
    await answer();
    expect(sent).toEqual(['a 2', 'a 11']);
    expect(settled).toEqual([]);
    await answer();
    expect(settled).toEqual(['a 11 ok']);
    expect(queue.wantedOf('a')).toBeUndefined();
  });

  it('say meanwhile what is wanted', async () => {
    const { queue, answer } = aQueue();
    queue.want('a', quantity(2));
    expect(queue.wantedOf('a')).toEqual(quantity(2));
    queue.want('a', quantity(5));
    expect(queue.wantedOf('a')).toEqual(quantity(5));
    await answer();
    expect(queue.wantedOf('a')).toEqual(quantity(5));
  });

  it('do not stop at a failure of what was overtaken', async () => {
    const { queue, sent, settled, answer } = aQueue();
    queue.want('a', quantity(2));
    queue.want('a', quantity(3));
    await answer('failed');
    expect(sent).toEqual(['a 2', 'a 3']);
    await answer('ok');
    expect(settled).toEqual(['a 3 ok']);
  });

  it('do not hold up another row', () => {
    const { queue, sent } = aQueue();
    queue.want('a', quantity(2));
    queue.want('b', quantity(7));
    expect(sent).toEqual(['a 2', 'b 7']);
  });
});

describe('a removal', () => {
  it('comes after what is under way and instead of what waits, and nothing comes after it', async () => {
    const { queue, sent, settled, answer } = aQueue();
    queue.want('a', quantity(2));
    queue.want('a', quantity(3));
    queue.want('a', remove);
    queue.want('a', quantity(4));
    await answer();
    queue.want('a', quantity(5));
    queue.want('a', remove);
    await answer();
    expect(sent).toEqual(['a 2', 'a remove']);
    expect(settled).toEqual(['a remove ok']);
  });

  it('that failed lets the row be changed again', async () => {
    const { queue, sent, answer } = aQueue();
    queue.want('a', remove);
    await answer('failed');
    queue.want('a', quantity(2));
    expect(sent).toEqual(['a remove', 'a 2']);
  });
});
