import type { Cents } from '#domain/shared/money.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import type { Gift } from '#domain/personalization/personalization.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { GiftCardLogin } from '../../gateways/payment-vendor.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';

type GiftMail = {
  readonly gift: Gift;
  readonly card: GiftCardLogin;
  readonly worthCents: Cents;
  readonly site: 'SBA' | 'dotcom';
  readonly home: string;
};

/**
 * The mail with a gift card, its number and its PIN, for whoever is to get it.
 *
 * @param messageId the same at each repeat.
 */
export function giftMail(shop: Shop, messageId: string, { gift, card, worthCents, site, home }: GiftMail): Mail {
  const { brandName } = shop.settings;
  const { recipientEmail, recipientName, senderName, message } = gift;
  const worth = formatPrice(worthCents);
  return designMail(
    { messageId, to: recipientEmail, brandName, site },
    {
      subject: `${senderName} sent you a ${worth} ${brandName} gift card`,
      preview: `Your gift card is inside, ${recipientName}.`,
      heading: `A ${worth} gift card for you`,
      blocks: [
        {
          kind: 'SAID',
          lines: [`Hi ${recipientName}, ${senderName} sent you a ${brandName} gift card.`, ...(message === '' ? [] : [`“${message}”`])],
        },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Value', lines: [worth] },
            { label: 'Gift card number', lines: [card.accountNumber] },
            { label: 'PIN', lines: [card.pin] },
          ],
        },
        { kind: 'SAID', lines: ['Enter the number and the PIN at checkout. Treat them like cash: whoever has them can spend the card.'] },
        { kind: 'WAY', text: `Shop at ${brandName}`, link: home, isMain: true },
      ],
      why: `You’re receiving this email because ${senderName} bought you a gift card at ${brandName}.`,
    },
  );
}
