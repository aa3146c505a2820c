import type { Shop } from '../shop.ts';

/**
 * Does one of several things that a job goes through: one that fails is logged, and holds up none of those behind it. It is found again by the next run.
 *
 * @param about names it, for the log.
 */
export async function apart(
  shop: Pick<Shop, 'log'>,
  about: Readonly<Record<string, string | number>>,
  work: () => Promise<unknown>,
): Promise<void> {
  await work().catch((error: unknown) => shop.log.error({ ...about, err: error }, 'one of several could not be brought on'));
}
