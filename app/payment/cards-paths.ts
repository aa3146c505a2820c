/** The saved cards of who is signed in, and where they add one. */
export const CARDS_PATH = '/account/cards';
export const ADD_CARD_PATH = '/account/cards/add';
