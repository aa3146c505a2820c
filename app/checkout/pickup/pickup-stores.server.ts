import type { PageServices } from '#contracts/page.ts';
import { listStores } from '#contracts/stores.ts';
import { storeView, type StoreView } from '#app/help/store-door.tsx';

/** The stores with these numbers as their doors say, in that order; none where nobody fetches anything, or they cannot be told now. */
export async function pickupStores({ door }: Pick<PageServices, 'door'>, numbers: readonly string[]): Promise<StoreView[]> {
  if (numbers.length === 0) return [];
  const reply = await door(listStores, { query: {} });
  if (!reply.ok) return [];
  const byNumber = new Map(reply.body.stores.map((store) => [store.storeNumber, store]));
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []).map(storeView);
}
