import type { Input } from '#contracts/call.ts';
import type { placeOfZip as placeOfZipCall } from '#contracts/checkout.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** The city and the state of a ZIP code, so that nobody has to type them. */
export async function placeOfZip(
  shop: Shop,
  _looking: Looking,
  { params }: Input<typeof placeOfZipCall>,
): Promise<Reply<{ place: { city: string; state: string } | null }>> {
  const found = await shop.stores.zip(params.zip);
  return answer({ place: found === undefined ? null : { city: found.city, state: found.state } });
}
