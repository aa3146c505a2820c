/** Whom our mails come from: whoever answers one, or asks us something, writes there. */
export const SHOP_EMAIL = 'orders@foolscap.example';
