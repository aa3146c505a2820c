import { placeOfZip } from '#contracts/checkout.ts';
import type { PageServices } from '#contracts/page.ts';
import type { AddressFields } from '../checkout-view.ts';
import { fiveDigits, withPlace } from './zip-place.ts';

/** An address whose city or state was left empty has those of its ZIP code, also where no scripts fill them in. */
export async function completed(door: PageServices['door'], address: AddressFields): Promise<AddressFields> {
  const zip = fiveDigits(address.zipCode);
  if (zip === undefined || (address.city.trim() !== '' && address.state !== '')) return address;
  const reply = await door(placeOfZip, { params: { zip } });
  return reply.ok && reply.body.place !== null ? withPlace(address, reply.body.place) : address;
}
