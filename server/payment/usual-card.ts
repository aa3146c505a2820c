import { randomUUID } from 'node:crypto';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { AN_EMPTY_TENDER, type AttachedTender } from './attached-tender.ts';
import { findDefaultCard, keepsCards } from './wallet.ts';

/**
 * The card that pays unless another is chosen: the default one of the person who is signed in. Undefined where they have none that pays, keep no
 * cards here, or somebody else acts for them: what a representative pays with is a choice that they make. (C §4, Default payment choice)
 */
export async function usualCard(
  shop: Shop,
  { shopper: { person }, actor }: Pick<Buying, 'shopper' | 'actor'>,
): Promise<AttachedTender | undefined> {
  if (person === undefined || actor.kind !== 'VISITOR' || !keepsCards(person)) return undefined;
  const card = await findDefaultCard(shop, person.userId);
  return card && { ...AN_EMPTY_TENDER, paymentType: 'CREDIT_CARD', ...card, paymentId: randomUUID() };
}
