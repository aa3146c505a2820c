import type { CartItem } from '#contracts/cart-item.ts';
import { shownMessage, type MessageOffer, type ShownMessage } from './shown-message.ts';

/** Messages after which a row has fewer pieces than were asked for, because there are no more. */
const CUT: readonly string[] = ['PARTIAL_QTY_AVAILABLE', 'PARTIAL_QTY_FIXED'];

type Row = Pick<CartItem, 'messages' | 'qty' | 'quantityStep'> & {
  readonly selectedDeliveryOption: Pick<
    CartItem['selectedDeliveryOption'],
    'deliveryType' | 'levelOfService' | 'pickupStore' | 'availableQuantity'
  >;
};

/**
 * What is said of a row, for its place: that its quantity was cut comes with how many there are, how many it has now, and the way to have the
 * others, where there is one.
 */
export function messagesAtRow(row: Row, offer?: MessageOffer): ShownMessage[] {
  return row.messages.map((message) => {
    const shown = shownMessage(message);
    return CUT.includes(message.code) ? { ...shown, text: `${shown.text} ${cutText(row)}`, ...(offer && { offer }) } : shown;
  });
}

/** 'Framingham has 200. We set the quantity to 200.' */
function cutText({ qty, quantityStep, selectedDeliveryOption: option }: Row): string {
  const isElsewhereToo = option.availableQuantity - qty >= quantityStep;
  const others = isElsewhereToo ? ', some of them in another row of your cart' : '';
  return `${stockText(option)}${others}. We set the quantity to ${qty.toLocaleString('en-US')}.`;
}

/** How many there are where the row comes from; what is sent to a store comes from where deliveries come from. */
function stockText({ deliveryType, levelOfService, pickupStore, availableQuantity }: Row['selectedDeliveryOption']): string {
  const pieces = availableQuantity.toLocaleString('en-US');
  if (deliveryType === 'STS') return `We have ${pieces} to send`;
  if (pickupStore !== null) return `${pickupStore.name} has ${pieces}`;
  return `We have ${pieces} to deliver${levelOfService === 'SDD' ? ' today' : ''}`;
}
