import { preCheckout as preCheckoutCall } from '#contracts/cart-calls.ts';
import {
  addPayment,
  changeAddress as changeAddressCall,
  removeAddress as removeAddressCall,
  removePayment as removePaymentCall,
  setAddress as setAddressCall,
  setPickupPerson as setPickupPersonCall,
} from '#contracts/checkout.ts';
import { route, type Route } from '../http/route.ts';
import { choosePayment, removePayment } from './choose-payment.ts';
import { preCheckout } from './pre-checkout.ts';
import { changeAddress, removeAddress, setAddress } from './set-address.ts';
import { setPickupPerson } from './set-pickup-person.ts';

export const checkoutRoutes: readonly Route[] = [
  route(preCheckoutCall, preCheckout),
  route(setAddressCall, setAddress),
  route(changeAddressCall, changeAddress),
  route(removeAddressCall, removeAddress),
  route(setPickupPersonCall, setPickupPerson),
  route(addPayment, choosePayment),
  route(removePaymentCall, removePayment),
];
