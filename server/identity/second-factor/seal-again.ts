import type { Shop } from '../../shop.ts';
import { currentMark, seal, unseal } from './seal.ts';
import { findSealedBefore, sealAgain } from './second-factor.repository.ts';

const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Seals with the first of the shop's secrets what was sealed with an older one, so that the older one can go. What none of them opens is told in the log, and
 * keeps none of those behind it.
 */
export async function sealSecondFactorsAgain(shop: Shop): Promise<void> {
  const { sessionSecrets } = shop.settings;
  const mark = currentMark(sessionSecrets);
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    const some: readonly SealedRow[] = await findSealedBefore(shop.database, [mark, last, AT_ONCE]);
    for (const one of some) await sealOne(shop, one);
    last = some.length < AT_ONCE ? undefined : some.at(-1)?.user_id;
  }
}

type SealedRow = Awaited<ReturnType<typeof findSealedBefore>>[number];

async function sealOne(shop: Shop, { user_id: userId, sealed }: SealedRow): Promise<void> {
  const { sessionSecrets } = shop.settings;
  try {
    const secret = unseal(sessionSecrets, { userId }, sealed);
    await sealAgain(shop.database, [userId, sealed, seal(sessionSecrets, { userId }, secret)]);
  } catch (error) {
    shop.log.error({ userId, err: error }, 'a second factor could not be sealed again');
  }
}
