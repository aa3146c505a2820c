import type { keepAddress as keepAddressCall } from '#contracts/account/quick-buy.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { Address, AddressInput } from '#domain/checkout/address-fields.ts';
import type { z } from 'zod';
import { insertAddress, MOST_ADDRESSES, SENT_ELSEWHERE_TEXT } from '../addresses/index.ts';
import { mayChangeShippingLocation, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { checkTyped } from './typed-address.ts';

/** What is asked about an address before it is kept: whether another place is meant, or whether it is complete. */
type Asked = {
  readonly suggestedAddress: { readonly city: string; readonly state: string; readonly zipCode: string } | null;
  readonly isDoubted: boolean;
};
const NOTHING_ASKED: Asked = { suggestedAddress: null, isDoubted: false };

type Checked =
  | { readonly refusal: Reply<never>; readonly asked?: undefined; readonly address?: undefined }
  /** Without an address: the question comes first. */
  | { readonly asked: Asked; readonly address: Address | undefined; readonly refusal?: undefined };

/** Checks an address that somebody wants to find again as one of an order is, but for where goods can go. */
export async function checkToKeep(
  shop: Shop,
  { useAsEntered, ...input }: Omit<AddressInput, 'country'> & { readonly useAsEntered?: boolean | undefined },
): Promise<Checked> {
  const zip = await shop.stores.zip(input.zipCode?.trim() ?? '');
  const check = checkTyped({ input: { ...input, country: 'US' }, zip, shippedRows: [], isUsedAsEntered: useAsEntered === true });
  switch (check.kind) {
    case 'invalid':
      return { refusal: refuse('ADDRESS_INVALID', { errors: check.problems }) };
    case 'suggestion': {
      const { city, state, zipCode } = check.suggestedAddress;
      return { asked: { suggestedAddress: { city, state, zipCode }, isDoubted: false }, address: undefined };
    }
    case 'confirmation':
      return { asked: { suggestedAddress: null, isDoubted: true }, address: undefined };
    default:
      return { asked: NOTHING_ASKED, address: check.address };
  }
}

/** Keeps an address of the shopper, once what checkout would ask about it is answered. */
export async function keepAddress(
  shop: Shop,
  { shopper: { person } }: Looking,
  { body }: Input<typeof keepAddressCall>,
): Promise<Reply<z.input<(typeof keepAddressCall)['answer']>>> {
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (!mayChangeShippingLocation(person)) return refuse('FORBIDDEN', { message: SENT_ELSEWHERE_TEXT });
  const { refusal, asked, address } = await checkToKeep(shop, { ...body, type: 'SB' });
  if (refusal !== undefined) return refusal;
  if (address === undefined) return answer({ addressId: null, ...asked });
  const addressId = await insertAddress(shop, { userId: person.userId }, address);
  // It may be the one where their orders usually go.
  await shop.sessions.renewUser(shop.database, person.userId);
  return addressId === undefined
    ? refuse('INVALID_REQUEST', { message: `You’ve reached the limit of ${MOST_ADDRESSES} saved addresses.` })
    : answer({ addressId, ...asked });
}
