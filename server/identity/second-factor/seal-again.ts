import type { Shop } from '../../shop.ts';
import { currentMark, seal, unseal } from './seal.ts';
import { findSealedBefore, sealAgain } from './second-factor.repository.ts';

const MOST_AT_ONCE = 500;

/** Seals with the first of the shop's secrets what was sealed with an older one, so that the older one can go. What none of them opens is told in the log. */
export async function sealSecondFactorsAgain(shop: Shop): Promise<void> {
  const { sessionSecrets } = shop.settings;
  for (const { user_id: userId, sealed } of await findSealedBefore(shop.database, [currentMark(sessionSecrets), MOST_AT_ONCE])) {
    try {
      const secret = unseal(sessionSecrets, { userId }, sealed);
      await sealAgain(shop.database, [userId, sealed, seal(sessionSecrets, { userId }, secret)]);
    } catch (error) {
      shop.log.error({ userId, err: error }, 'a second factor could not be sealed again');
    }
  }
}
