import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: every page and where it stands. */
export default [
  index('routes/home.tsx'),
  route('category/:id', 'routes/category.tsx'),
  route('brand/:id', 'routes/landing/brand.tsx'),
  route('landing/:pageId', 'routes/landing/landing.tsx'),
  route('search', 'routes/search.tsx'),
  route('help', 'routes/help/help.tsx'),
  route('stores', 'routes/help/stores.tsx'),
  route('pickup', 'routes/help/pickup.tsx'),
  route('compare', 'routes/compare.tsx'),

  // The cart and the checkout of the two sites and of the new experience are the same pages. (C §2)
  route('cart/add', 'routes/add-to-cart.tsx'),
  route('customize', 'routes/personal/customize.tsx'),
  route('cc/mmx/cart', 'routes/cart.tsx', { id: 'cart' }),
  route('cc/sba/cart', 'routes/cart.tsx', { id: 'business-cart' }),
  route('cc/sparq/cart', 'routes/cart.tsx', { id: 'new-cart' }),
  route('cc/cart/changes', 'routes/cart-changes.tsx'),
  route('cc/sparq/checkout', 'routes/checkout.tsx', { id: 'checkout' }),
  route('cc/mmx/checkout', 'routes/checkout.tsx', { id: 'classic-checkout' }),
  route('cc/sparq/checkout/card', 'routes/checkout-card-return.tsx'),
  route('cc/sparq/checkout/approval', 'routes/checkout-approval-return.tsx'),
  route('cc/sparq/checkout/zip', 'routes/zip-place.tsx'),
  route('cc/sparq/buynow', 'routes/buy-now/buy-now.tsx'),
  route('cc/sparq/buynow/press', 'routes/buy-now/press.tsx'),
  route('cc/sparq/orderconfirmation/:orderNumber', 'routes/order-confirmation.tsx'),

  route('office/supplies/login', 'routes/sign-in.tsx'),
  route('office/supplies/register', 'routes/register.tsx'),
  route('office/supplies/forgot-password', 'routes/forgot-password.tsx'),
  route('office/supplies/reset', 'routes/new-password.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),
  route('account/find-order', 'routes/find-order.tsx'),
  route('account/orders', 'routes/orders.tsx'),
  route('account/orders/:orderNumber', 'routes/order.tsx'),
  route('account/orders/:orderNumber/open', 'routes/open-order.tsx'),
  route('account/cards', 'routes/saved-cards.tsx'),
  route('account/tax-exemption', 'routes/tax-exemption.tsx'),
  route('account/ship-to', 'routes/ship-to.tsx'),
  route('account/printers', 'routes/printers.tsx'),
  route('account/buynow', 'routes/buy-now/buy-now-settings.tsx'),
  route('account/reviews', 'routes/reviews/own-reviews.tsx'),
  route('account/questions', 'routes/reviews/questions.tsx'),
  route('account/alerts', 'routes/alerts/own.tsx'),
  route('alerts', 'routes/alerts/of-mail.tsx'),
  route('alerts/ask', 'routes/alerts/ask.tsx'),
  route('dev/outbox', 'routes/demo/outbox.tsx'),

  // For those who keep the shop.
  route('operations', 'routes/operations/unfound-searches.tsx'),
  route('operations/searches.csv', 'routes/operations/unfound-searches-file.ts'),
  route('operations/synonyms', 'routes/operations/synonyms.tsx'),
  route('operations/synonyms.csv', 'routes/operations/synonyms-file.ts'),
  route('operations/moderation', 'routes/operations/moderation.tsx'),
  route('operations/tax-certificates', 'routes/operations/tax-certificates.tsx'),
  route('operations/held-orders', 'routes/operations/held-orders.tsx'),
  // For customer service.
  route('representatives/customers', 'routes/representatives/customers.tsx'),
  route('representatives/stop', 'routes/representatives/stop.tsx'),

  route('delivery-zip', 'routes/delivery-zip.tsx'),
  route('design', 'routes/demo/design.tsx'),
  // The router knows no parameters within a segment: the page itself refuses whatever is not /product_{sku}.
  route(':productPage', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
