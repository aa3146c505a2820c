/** What is told of an order that a person looks over first: no day, since nobody promises one yet. */
export const ON_HOLD = 'We’re checking your order, usually within one business day. We’ll email you a delivery or pickup date.';
