export { cartRoutes } from './cart.routes.ts';
export { assessCart, type AssessedCart } from './assess-cart.ts';
export { cartMessage, groupable, isStopped, viewAddress, viewCart } from './cart.view.ts';
export { changeCart, type Decision } from './change-cart.ts';
export { countCart } from './count-cart.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { missingForOrder } from './missing-for-order.ts';
export { openCart, ownerOf, type OpenCart } from './open-cart.ts';
export type { CheckoutDetails, StoredAddress, StoredPayment } from './stored-cart.ts';
