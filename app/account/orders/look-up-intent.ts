/** What the form on the page of an order that was looked up asks for: the link to it by email. */
export const MAIL_LINK = 'mail-link';
