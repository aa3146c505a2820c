/** The most letters of an item's number. */
export const LONGEST_ITEM_NUMBER = 40;
/** The most letters of what an account calls an item by. */
export const LONGEST_OWN_NUMBER = 60;
/** An item's number, which is its SKU and part number, too: letters, digits, `.`, `_` and `-`, of which the first is a letter or digit. */
export const ITEM_NUMBER = new RegExp(`[A-Za-z0-9][\\w.-]{0,${LONGEST_ITEM_NUMBER - 1}}`);
const WHOLE = new RegExp(`^${ITEM_NUMBER.source}$`);
/** With fewer letters, or without a digit, something else is meant by whoever searches. */
const TYPED = /^(?=.*\d).{3,}$/;

/** Whether a text can be an item's number, whether or not there is such an item. */
export function isItemNumber(text: string): boolean {
  return WHOLE.test(text);
}

/** Whether what somebody typed into the search field can be an item's number, and is no word. */
export function isTypedItemNumber(text: string): boolean {
  return isItemNumber(text) && TYPED.test(text);
}
