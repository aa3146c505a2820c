import { refuse, type Reply } from '#contracts/door.ts';
import { viewTiles } from '../catalog/index.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking, Person, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** Who writes. @throws for a guest: these calls are open to who is signed in. */
export function writerOf({ person }: Shopper): Person {
  if (person === undefined) throw new Error('Something is written by nobody.');
  return person;
}

/** The name of an item for who may see it; undefined where there is none for them. */
export async function seenName(shop: Shop, shopper: Shopper, itemId: string): Promise<string | undefined> {
  return (await viewTiles(shop, shopper, [itemId]))[0]?.title;
}

/** Counts a text that is sent. @returns what is answered to who has sent too many. */
export async function takeSeat(shop: Shop, { actor }: Looking, { userId }: Person): Promise<Reply<never> | undefined> {
  const attempts = [{ kind: 'WRITTEN_TEXT', subject: userId } as const, ...attemptsBy(actor, { network: 'WRITTEN_TEXT_ADDRESS' })];
  const seats = await reserve(shop, attempts);
  return seats.ok ? undefined : tooManyAttempts(seats);
}

/** What is wrong with what was typed, by field. */
export function wrongFields(wrong: readonly { readonly field: string; readonly message: string }[]): Reply<never> {
  const errors = wrong.map(({ field, message }) => ({ field, code: 'INVALID', message }));
  return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
}
