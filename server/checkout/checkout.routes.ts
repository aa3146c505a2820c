import { preCheckout as preCheckoutCall } from '#contracts/cart-calls.ts';
import {
  addPayment,
  changeAddress as changeAddressCall,
  changePayment as changePaymentCall,
  giftCardBalance,
  placeOfZip as placeOfZipCall,
  removeAddress as removeAddressCall,
  removePayment as removePaymentCall,
  setAddress as setAddressCall,
  setPickupPerson as setPickupPersonCall,
} from '#contracts/checkout.ts';
import { paymentAuthToken as paymentAuthTokenCall } from '#contracts/payment/auth-token.ts';
import {
  addSavedCard as addSavedCardCall,
  changeSavedCard as changeSavedCardCall,
  readWallet as readWalletCall,
  removeSavedCard as removeSavedCardCall,
} from '#contracts/payment/wallet.ts';
import { addVendorPayment } from '#contracts/payment/vendor-payment.ts';
import {
  changeQuickBuy as changeQuickBuyCall,
  keepAddress as keepAddressCall,
  prepareQuickBuy as prepareQuickBuyCall,
  readQuickBuy as readQuickBuyCall,
} from '#contracts/account/quick-buy.ts';
import {
  changeOwnAddress as changeOwnAddressCall,
  listOwnAddresses as listOwnAddressesCall,
  makeDefaultAddress as makeDefaultAddressCall,
  removeOwnAddress as removeOwnAddressCall,
} from '#contracts/account/own-addresses.ts';
import {
  addShipTo as addShipToCall,
  chooseShipTo as chooseShipToCall,
  listShipTos as listShipTosCall,
} from '#contracts/account/ship-tos.ts';
import { chooseUnit as chooseUnitCall, listOwnUnits as listOwnUnitsCall } from '#contracts/organization/units.ts';
import { beginningWithCart, buyingRoute, lookingRoute, route, sessionRoute, type Route } from '../http/route.ts';
import { changePayment, choosePayment, readGiftCardBalance, removePayment } from './choose-payment.ts';
import { chooseVendorPayment } from './choose-vendor-payment.ts';
import { paymentAuthToken } from './payment-auth-token.ts';
import { placeOfZip } from './place-of-zip.ts';
import { preCheckout } from './pre-checkout.ts';
import { prepareQuickBuy } from './quick-buy/prepare-quick-buy.ts';
import { changeOwnAddress, listOwnAddresses, makeDefaultAddress, removeOwnAddress } from './own-addresses.ts';
import { keepAddress } from './kept-address.ts';
import { changeQuickBuy, readQuickBuy } from './quick-buy/quick-buy-settings.ts';
import { changeAddress, removeAddress, setAddress } from './set-address.ts';
import { addSavedCard, changeSavedCard, readSavedCards, removeSavedCard } from './saved-cards.ts';
import { addShipTo, chooseShipTo, listShipTos } from './ship-tos/ship-tos.ts';
import { chooseUnit, listOwnUnits } from './ship-tos/units.ts';
import { setPickupPerson } from './set-pickup-person.ts';

export const checkoutRoutes: readonly Route[] = [
  lookingRoute(preCheckoutCall, preCheckout),
  beginningWithCart(buyingRoute(setAddressCall, setAddress)),
  buyingRoute(changeAddressCall, changeAddress),
  buyingRoute(removeAddressCall, removeAddress),
  lookingRoute(placeOfZipCall, placeOfZip),
  buyingRoute(setPickupPersonCall, setPickupPerson),
  lookingRoute(paymentAuthTokenCall, paymentAuthToken),
  buyingRoute(addPayment, choosePayment),
  buyingRoute(addVendorPayment, chooseVendorPayment),
  buyingRoute(changePaymentCall, changePayment),
  buyingRoute(removePaymentCall, removePayment),
  buyingRoute(giftCardBalance, readGiftCardBalance),
  lookingRoute(readQuickBuyCall, readQuickBuy),
  lookingRoute(changeQuickBuyCall, changeQuickBuy),
  lookingRoute(keepAddressCall, keepAddress),
  lookingRoute(listOwnAddressesCall, listOwnAddresses),
  lookingRoute(changeOwnAddressCall, changeOwnAddress),
  lookingRoute(removeOwnAddressCall, removeOwnAddress),
  lookingRoute(makeDefaultAddressCall, makeDefaultAddress),
  buyingRoute(prepareQuickBuyCall, prepareQuickBuy),
  lookingRoute(readWalletCall, readSavedCards),
  lookingRoute(addSavedCardCall, addSavedCard),
  lookingRoute(changeSavedCardCall, changeSavedCard),
  lookingRoute(removeSavedCardCall, removeSavedCard),
  route(listShipTosCall, listShipTos),
  sessionRoute(addShipToCall, addShipTo, addShipTo),
  sessionRoute(chooseShipToCall, chooseShipTo, chooseShipTo),
  route(listOwnUnitsCall, listOwnUnits),
  sessionRoute(chooseUnitCall, chooseUnit, chooseUnit),
];
