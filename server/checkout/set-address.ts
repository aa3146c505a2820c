import type { Input } from '#contracts/call.ts';
import { randomUUID } from 'node:crypto';
import type { CartResponse } from '#contracts/cart.ts';
import type {
  changeAddress as changeAddressCall,
  removeAddress as removeAddressCall,
  setAddress as setAddressCall,
} from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isForBilling, isForShipping, type Address, type AddressInput } from '#domain/checkout/address-fields.ts';
import type { AddressCheck } from '#domain/checkout/address.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { findAddress, mayBeSentTo, SENT_ELSEWHERE_TEXT, type StoredAddress } from '../addresses/index.ts';
import { cartKindOf, type CartKind, changeCart, shippedRows, type Decision, type OpenCart, type CheckoutDetails } from '../cart/index.ts';
import type { Buying, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { ZipCode } from '../stores/index.ts';
import { checkTyped } from './typed-address.ts';

type AddressBody = Input<typeof setAddressCall>['body'];

/** Sets where the order goes and whose it is. A guest has to give an e-mail with it. (X-03; C §1) */
export async function setAddress(shop: Shop, buying: Buying, { query, body }: Input<typeof setAddressCall>): Promise<Reply<CartResponse>> {
  return storeAddress(shop, buying, cartKindOf(query), { body, id: undefined });
}

/** Changes an address that the order has. */
export async function changeAddress(
  shop: Shop,
  buying: Buying,
  { query, params, body }: Input<typeof changeAddressCall>,
): Promise<Reply<CartResponse>> {
  return storeAddress(shop, buying, cartKindOf(query), { body, id: params.id });
}

/** Takes an address off the order. */
export async function removeAddress(
  shop: Shop,
  buying: Buying,
  { query, params }: Input<typeof removeAddressCall>,
): Promise<Reply<CartResponse>> {
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    const { shipTo, billTo, addressQuestions, ...rest } = open.cart.checkout;
    if (shipTo?.id !== params.id && billTo?.id !== params.id) return { refusal: refuse('INVALID_REQUEST') };
    const used = {
      ...(shipTo !== undefined && shipTo.id !== params.id && { shipTo }),
      ...(billTo !== undefined && billTo.id !== params.id && { billTo }),
    };
    return { after: { checkout: { ...rest, ...used, ...stillOpen(addressQuestions, used) } }, told: {} };
  });
}

async function storeAddress(
  shop: Shop,
  buying: Buying,
  kind: CartKind,
  { body, id }: { body: AddressBody; id: string | undefined },
): Promise<Reply<CartResponse>> {
  const emailText = body.email?.trim() || buying.shopper.person?.email;
  const input = await inputOf(shop, buying.shopper, body);
  if (input === undefined)
    return refuse('ADDRESS_INVALID', { errors: [{ field: 'addressId', code: 'INVALID', message: 'There is no such address.' }] });
  if (isForShipping(body.type) && !(await mayBeSentTo(shop, buying.shopper, input)))
    return refuse('FORBIDDEN', { message: SENT_ELSEWHERE_TEXT });
  const zip = await shop.stores.zip(input.zipCode?.trim() ?? '');
  return changeCart(shop, buying, { kind, keepsCheckout: true }, (open) =>
    decideAddress(open, { input, zip, emailText, id, isUsedAsEntered: body.useAsEntered === true }),
  );
}

async function inputOf(shop: Shop, shopper: Shopper, body: AddressBody): Promise<AddressInput | undefined> {
  if (body.addressId === undefined) return body;
  const known = await findAddress(shop, shopper, body.addressId);
  return known && { ...known, type: body.type };
}

type AddressQuestion = {
  input: AddressInput;
  zip: ZipCode | undefined;
  emailText: string | undefined;
  id: string | undefined;
  isUsedAsEntered: boolean;
};

/** What an address makes of the order, or why it cannot be its address. */
export function decideAddress(open: OpenCart, { input, zip, emailText, id, isUsedAsEntered }: AddressQuestion): Decision {
  const { shipTo, billTo } = open.cart.checkout;
  if (id !== undefined && shipTo?.id !== id && billTo?.id !== id) return { refusal: refuse('INVALID_REQUEST') };
  const check = checkTyped({ input, zip, shippedRows: shippedRows(open), isUsedAsEntered });
  const email = emailText === undefined ? undefined : readEmail(emailText);
  // All that is wrong is told at once, the email first: the form shows every error beside its field.
  if (email === undefined || check.kind === 'invalid') {
    const code = emailText === undefined ? 'NO_EMAIL' : 'ADDRESS_INVALID';
    const emailErrors =
      email === undefined ? [{ field: 'email', code: emailText === undefined ? 'NO_EMAIL' : 'INVALID', message: EMAIL_ERROR_TEXT }] : [];
    return { refusal: refuse(code, { errors: [...emailErrors, ...(check.kind === 'invalid' ? check.problems : [])] }) };
  }
  if (check.kind === 'undeliverable') return { refusal: refuse('UN_DELIVERABLE_ADDRESSES') };
  const address = stored(check.address, id ?? randomUUID());
  const { addressQuestions = [], ...rest } = open.cart.checkout;
  const used = purposes(isForShipping(input.type) ? address : shipTo, isForBilling(input.type) ? address : billTo);
  const others = addressQuestions.filter(({ addressId }) => addressId !== address.id);
  const checkout: CheckoutDetails = { ...rest, email, ...used, ...stillOpen([...others, ...questionsOf(check, address.id)], used) };
  return { after: { checkout }, told: {} };
}

type Questions = NonNullable<CheckoutDetails['addressQuestions']>;

/** What is asked about an address that was checked. */
function questionsOf(check: AddressCheck, addressId: string): Questions {
  if (check.kind === 'suggestion') return [{ addressId, suggested: stored(check.suggestedAddress, addressId) }];
  return check.kind === 'confirmation' ? [{ addressId }] : [];
}

/** Questions about an address that the order uses stay until they are answered, whatever becomes of the other; those about one that it uses no more are gone. */
function stillOpen(
  questions: Questions = [],
  { shipTo, billTo }: Pick<CheckoutDetails, 'shipTo' | 'billTo'>,
): Pick<CheckoutDetails, 'addressQuestions'> {
  const ids = new Set([shipTo?.id, billTo?.id]);
  const open = [...ids].flatMap((id) => questions.filter(({ addressId }) => addressId === id));
  return open.length === 0 ? {} : { addressQuestions: open };
}

/** What each is for now: an address that was for both is for one, once the other has one of its own. */
function purposes(shipTo: StoredAddress | undefined, billTo: StoredAddress | undefined): Pick<CheckoutDetails, 'shipTo' | 'billTo'> {
  const isBoth = shipTo?.id === billTo?.id;
  return {
    ...(shipTo !== undefined && { shipTo: { ...shipTo, type: isBoth ? 'SB' : 'S' } }),
    ...(billTo !== undefined && { billTo: { ...billTo, type: isBoth ? 'SB' : 'B' } }),
  };
}

function stored(address: Address, id: string): StoredAddress {
  const { field1, country, ...rest } = address;
  return { ...rest, id, country: country === 'CA' ? 'CA' : 'US', ...(field1 !== '' && { field1 }) };
}
