import { updateCart } from '#contracts/cart-calls.ts';
import { dateText, isCalendarDate } from '#domain/delivery/calendar.ts';
import { textIn } from '#app/api/form-request.ts';
import { refused, type Change } from '#app/cart/actions/result-of-call.server.ts';

/** The day on which everything that is shipped is wanted; an empty one takes the wish back. (C §3, futureDelivery) */
export const wantLater: Change = async ({ door }, form) => {
  const date = textIn(form, 'date');
  const reply = await door(updateCart, {
    query: { actionType: 'UPDATE_CART' },
    body: { futureDelivery: { date: date === '' ? null : date.slice(0, 10) } },
  });
  if (!reply.ok) {
    const [problem] = reply.errors ?? [];
    return refused('later-day', problem === undefined ? reply : { ...reply, message: problem.message });
  }
  const success = isCalendarDate(date) ? `We deliver on ${dateText(date)}.` : 'We deliver as soon as possible.';
  return { intent: 'later-day', isDone: true, said: [], success };
};
