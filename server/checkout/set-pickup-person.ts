import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { setPickupPerson as setPickupPersonCall } from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { readPhone } from '#domain/checkout/phone.ts';
import { pickupPersonProblems } from '#domain/checkout/pickup-person.ts';
import { cartKindOf, changeCart } from '../cart/index.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** Who picks the order up. A guest has to give an e-mail with it. (X-04; C §1) */
export async function setPickupPerson(
  shop: Shop,
  buying: Buying,
  { query, body }: Input<typeof setPickupPersonCall>,
): Promise<Reply<CartResponse>> {
  const person = {
    firstName: body.firstName?.trim() || buying.shopper.person?.firstName || '',
    lastName: body.lastName?.trim() || buying.shopper.person?.lastName || '',
    phone: body.phone ?? '',
    email: body.email?.trim() || buying.shopper.person?.email || '',
  };
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    const email = person.email === '' ? open.cart.checkout.email : readEmail(person.email);
    const problems = pickupPersonProblems(person);
    if (person.email === '' && email === undefined)
      return { refusal: refuse('NO_EMAIL', { errors: [...problems, { field: 'email', code: 'NO_EMAIL', message: EMAIL_ERROR_TEXT }] }) };
    if (problems.length > 0 || email === undefined)
      return { refusal: refuse('INVALID_REQUEST', { errors: problems, message: problems[0]?.message ?? EMAIL_ERROR_TEXT }) };
    const pickupPerson = { ...person, email, phone: readPhone(person.phone) ?? person.phone };
    const { shipTo, billTo, email: known } = open.cart.checkout;
    // A guest without an address gives the order's email here alone: what they correct is corrected.
    const isOnlyHere = buying.shopper.person === undefined && shipTo === undefined && billTo === undefined;
    return { after: { checkout: { ...open.cart.checkout, email: isOnlyHere ? email : (known ?? email), pickupPerson } }, told: {} };
  });
}
