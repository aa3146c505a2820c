import { FIVE_DIGITS } from '#domain/checkout/zip-code.ts';
import type { AddressFields } from '../checkout-view.ts';

/** Where a ZIP code is. */
export type Place = { readonly city: string; readonly state: string };

/** The five digits of what stands in a ZIP field; `undefined` while they are not all there. */
export function fiveDigits(text: string): string | undefined {
  const [five = ''] = text.trim().split('-');
  return FIVE_DIGITS.test(five) ? five : undefined;
}

/** The address with the city and the state of its ZIP code where they were left empty; what was entered stays. */
export function withPlace<T extends Pick<AddressFields, 'city' | 'state'>>(address: T, place: Place): T {
  return { ...address, city: address.city.trim() || place.city, state: address.state.trim() || place.state };
}
