import { leaveQuote } from '#contracts/quotes/order.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';

/** Takes the quote off the cart: its rows stay, at the prices of today. */
export const takeQuoteOff: CartAction = async ({ door }) => {
  const reply = await door(leaveQuote);
  return reply.ok
    ? { intent: 'leave-quote', isDone: true, messages: [], success: 'The quote is off your cart. Today’s prices apply.' }
    : refusedResult('leave-quote', reply);
};
