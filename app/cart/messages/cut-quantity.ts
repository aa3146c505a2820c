import type { CartItem } from '#contracts/cart-item.ts';
import { shownMessage, type MessageOffer, type ShownMessage } from './shown-message.ts';

/** Messages after which a row has fewer pieces than were asked for, because there are no more. */
const CUT: readonly string[] = ['PARTIAL_QTY_AVAILABLE', 'PARTIAL_QTY_FIXED'];

/** The message of a row that already has all there is: nothing was changed. */
const USED_UP = 'QTY_LIMIT_EXCEEDED';

type Row = Pick<CartItem, 'messages' | 'qty' | 'quantityStep'> & {
  readonly product: Pick<CartItem['product'], 'limitPerOrder'>;
  readonly selectedDeliveryOption: Pick<
    CartItem['selectedDeliveryOption'],
    'deliveryType' | 'levelOfService' | 'pickupStore' | 'availableQuantity'
  >;
};

/**
 * What is said of a row, for its place: that its quantity was cut comes with how many there are, how many it has now, and the way to have the
 * others, where there is one. A row that already had all there is says how many that is where the others can be had: of an item with a limit of
 * its own they cannot.
 */
export function messagesAtRow(row: Row, offer?: MessageOffer): ShownMessage[] {
  return row.messages.map((message) => {
    const shown = shownMessage(message);
    if (CUT.includes(message.code)) return { ...shown, text: `${shown.text} ${cutText(row)}`, ...(offer && { offer }) };
    const hasAll = message.code === USED_UP && row.product.limitPerOrder === null;
    return hasAll && offer !== undefined ? { ...shown, text: `${shown.text} ${thereAre(row)}.`, offer } : shown;
  });
}

/** 'Framingham has 200. We set the quantity to 200.' */
function cutText(row: Row): string {
  return `${thereAre(row)}. We set the quantity to ${row.qty.toLocaleString('en-US')}.`;
}

function thereAre({ qty, quantityStep, selectedDeliveryOption: option }: Row): string {
  const isElsewhereToo = option.availableQuantity - qty >= quantityStep;
  return `${stockText(option)}${isElsewhereToo ? ', some of them in another row of your cart' : ''}`;
}

/** How many there are where the row comes from; what is sent to a store comes from where deliveries come from. */
function stockText({ deliveryType, levelOfService, pickupStore, availableQuantity }: Row['selectedDeliveryOption']): string {
  const pieces = availableQuantity.toLocaleString('en-US');
  if (deliveryType === 'STS') return `We have ${pieces} to send`;
  if (pickupStore !== null) return `${pickupStore.name} has ${pieces}`;
  return `We have ${pieces} to deliver${levelOfService === 'SDD' ? ' today' : ''}`;
}
