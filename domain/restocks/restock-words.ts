import type { LeftReason } from './restock-states.ts';

/** Why something was not ordered on its day, as its buyer reads it. */
export const LEFT_TEXTS: Readonly<Record<LeftReason, string>> = {
  PRICE_ROSE: 'It costs more than you agreed to.',
  NOT_SOLD: 'We don’t sell it to you anymore, or can’t ship it to your address.',
  OUT_OF_STOCK: 'It was out of stock.',
  NOT_ENOUGH: 'There weren’t enough in stock.',
};
