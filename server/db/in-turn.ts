/** The last piece of work of each key that is waited for; a key without work is not kept. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other within this process. It spares tries that would collide in the database; the
 * database alone is what makes them correct, since other processes do not wait here.
 *
 * @param work is told what came of the one that it waited for; undefined where it waited for none, or that failed. Work of one key is of one kind.
 */
export async function inTurn<T>(key: string, work: (before: T | undefined) => Promise<T>): Promise<T> {
  const before = queues.get(key) as Promise<T> | undefined;
  const mine = before === undefined ? work(undefined) : before.then(work, () => work(undefined));
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}
