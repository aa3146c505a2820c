import type { Database } from '#server/db/database.ts';
import type { PaymentVendor } from '#server/gateways/payment-vendor.ts';
import type { Shop } from '#server/shop.ts';

/** A shop that stops for ever at one step: before or after any statement, before or after any call to the vendor, before or after any mail. */
export type DyingShop = {
  readonly shop: Shop;
  /** Settles when it dies. */
  readonly death: Promise<'DEAD'>;
  /** The step at which it died; undefined while it lives. */
  diedAt(): string | undefined;
};

const NEVER = new Promise<never>(() => undefined);
const FAILED = () => Promise.reject(new Error('the shop has died'));

/**
 * Wraps a living shop so that it dies at its nth step as a killed process does: what it was about to do is not done, what it
 * was waiting for is never heard, and open transactions end with their connections.
 *
 * @param isHeard whoever waits for it is told that it failed, so that nothing in this process waits for ever.
 */
export function dyingShop(living: Shop, stepsToLive: number, { isHeard = false } = {}): DyingShop {
  const over = isHeard ? FAILED : () => NEVER;
  let left = stepsToLive;
  let diedAt: string | undefined;
  const connections = new Set<{ release(broken?: boolean): void }>();
  let tellDeath: (word: 'DEAD') => void = () => undefined;
  const death = new Promise<'DEAD'>((resolve) => (tellDeath = resolve));

  async function step(name: string): Promise<void> {
    if (diedAt !== undefined) return over();
    left -= 1;
    if (left > 0) return undefined;
    diedAt = name;
    for (const connection of connections) connection.release(true);
    connections.clear();
    tellDeath('DEAD');
    return over();
  }

  /** Steps are counted in the order in which work is begun; what was begun together dies together. */
  function mortal<A extends unknown[], R>(name: string, work: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
    return (...given) => {
      if (diedAt !== undefined) return over();
      left -= 1;
      if (left <= 0) {
        left = 1;
        return step(`before ${name}`).then(over);
      }
      return work(...given).then(
        async (result) => {
          await step(`after ${name}`);
          return result;
        },
        async (error: unknown) => {
          if (diedAt !== undefined) return over();
          throw error;
        },
      );
    };
  }

  const nameOf = (config: unknown) => String(typeof config === 'string' ? config : (Reflect.get(Object(config), 'name') ?? 'statement'));
  const query = (target: { query: (...given: never[]) => unknown }) => (config: unknown, values?: unknown) => {
    const run = mortal(nameOf(config), () =>
      Promise.resolve(Reflect.apply(target.query, target, values === undefined ? [config] : [config, values])),
    );
    return run();
  };
  const database = new Proxy(living.database, {
    get(pool, key) {
      if (key === 'query') return query(pool);
      if (key !== 'connect') return Reflect.get(pool, key);
      return async () => {
        if (diedAt !== undefined) return over();
        const client = await pool.connect();
        if (diedAt !== undefined) {
          client.release(true);
          return over();
        }
        connections.add(client);
        return new Proxy(client, {
          get(target, name) {
            if (name === 'query') return query(target);
            if (name === 'release')
              return (broken?: boolean | Error) => {
                if (!connections.delete(client)) return; // it went with the shop
                client.release(broken);
              };
            return Reflect.get(target, name);
          },
          set: (target, name, value) => Reflect.set(target, name, value),
        });
      };
    },
  }) as Database;
  const vendor = living.paymentVendor;
  const paymentVendor: PaymentVendor = {
    ...vendor,
    authorize: mortal('vendor authorize', vendor.authorize),
    find: mortal('vendor find', vendor.find),
    capture: mortal('vendor capture', vendor.capture),
    release: mortal('vendor release', vendor.release),
    refund: mortal('vendor refund', vendor.refund),
    issueGiftCard: mortal('vendor issue', vendor.issueGiftCard),
    voidGiftCard: mortal('vendor void', vendor.voidGiftCard),
  };
  const mail = { send: mortal('mail', living.mail.send) };
  return { shop: { ...living, database, paymentVendor, mail }, death, diedAt: () => diedAt };
}
