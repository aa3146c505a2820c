import type { Shop } from '../shop.ts';

/**
 * Does one of several things that a job goes through: one that fails is logged, and holds up none of those behind it. It is found again by the next run.
 *
 * @param about names it, for the log.
 * @returns whether it was done.
 */
export async function apart(
  shop: Pick<Shop, 'log'>,
  about: Readonly<Record<string, string | number>>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    shop.log.error({ ...about, err: error }, 'one of several could not be brought on');
    return false;
  }
}
