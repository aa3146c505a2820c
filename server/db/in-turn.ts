/** The last piece of work of each key that is waited for; a key without work is not kept. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other within this process. It spares tries that would collide in the database; the
 * database alone is what makes them correct, since other processes do not wait here.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const mine = before === undefined ? work() : before.then(work, work);
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}
