import { NO_THING, plenty, type Specimen } from './specimen.ts';

/** What a card is worth, in dollars, the numbers of the two that are, and how well each of them sells. */
const AMOUNTS: readonly { readonly dollars: number; readonly byMail: string; readonly byEmail: string; readonly popularity: number }[] = [
  { dollars: 25, byMail: '100051', byEmail: '100053', popularity: 440 },
  { dollars: 50, byMail: '100031', byEmail: '100032', popularity: 600 },
  { dollars: 100, byMail: '100052', byEmail: '100054', popularity: 410 },
];

/** Gift cards: mailed ones, and those that come by email. */
export const giftCards: readonly Specimen[] = AMOUNTS.flatMap(({ dollars, byMail, byEmail, popularity }) => {
  const amount = `$${dollars}`;
  const common = { brand: 'Foolscap', category: 'gift-cards', voice: 'giftCards', priceCents: dollars * 100 } as const;
  const options = [['Amount', amount]] as const;
  return [
    {
      ...common,
      itemId: byMail,
      name: `Foolscap Gift Card, ${amount}`,
      description: `A plastic ${amount} gift card in a paper sleeve, mailed free. It never expires.`,
      highlights: [`${amount} value`, 'Mailed free in a sleeve', 'Never expires'],
      specifications: [
        ['Value', `${amount}.00`],
        ['Form', 'Plastic card'],
        ['Delivery', 'By mail'],
      ],
      stock: plenty,
      popularity,
      facts: { classId: '235', giftCents: dollars * 100 },
      group: { itemGroup: 'gift-card-by-mail', options },
      look: { model: 'gift-card', color: 'navy', brand: 'Foolscap', form: 'plastic', amount },
      synonyms: 'gift voucher, gift certificate',
    },
    {
      ...common,
      itemId: byEmail,
      name: `Foolscap Gift Card by Email, ${amount}`,
      description: `A ${amount} gift card by email, with your message. Send it right away, or choose the day.`,
      highlights: [`${amount} value`, 'By email, today or on the day you choose', 'Never expires'],
      specifications: [
        ['Value', `${amount}.00`],
        ['Delivery', 'By email'],
      ],
      popularity: Math.round(popularity * 0.75),
      facts: { ...NO_THING, classId: '389', productType: 'DF', giftCents: dollars * 100 },
      group: { itemGroup: 'gift-card-by-email', options },
      look: { model: 'gift-card', color: 'teal', brand: 'Foolscap', form: 'email', amount },
      synonyms: 'e-gift card, electronic gift card, gift voucher, gift certificate',
    },
  ];
});
