/** What an e-mailed gift card asks: who gets it, and from whom. */
export const A_GIFT = { recipientName: 'Ana Lee', recipientEmail: 'ana.lee@example.org', senderName: 'Sam' } as const;

/** What custom business cards ask. */
export const A_CARD = { layout: 'CLASSIC', name: 'Dana Reyes', company: 'Reyes & Sons' } as const;
