/** Where a page asks for a payment token: apart from the call's shapes, so that it can do so without loading those. */
export const PAYMENT_TOKEN_PATH = '/cc/api/payment/gateway/staplesPayAuthToken';
