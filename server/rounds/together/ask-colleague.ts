import { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { askColleague as askCall } from '#contracts/rounds/together.ts';
import { openCart } from '../../cart/index.ts';
import { originOf } from '../../config/origins.ts';
import { publish } from '../../events/index.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { accountOfOrders, buyingForUser, type Looking } from '../../shoppers/index.ts';
import { changingMember } from '../who-asks.ts';
import { findOpenOrder } from './together.repository.ts';

const Payload = z.object({ orderNumber: z.string(), userId: z.string() });

/** Asks whose order it is to order what is in one's cart together with it. It is theirs to say: nothing is changed. What one may not see is unknown. */
export async function askColleague(
  shop: Shop,
  looking: Looking,
  { body: { orderNumber } }: Input<typeof askCall>,
): Promise<Reply<z.input<(typeof askCall)['answer']>>> {
  const member = changingMember(looking);
  if (!member.ok) return member;
  const { userId } = member.body;
  const account = accountOfOrders(looking.shopper);
  const [order] = account === undefined ? [] : await findOpenOrder(shop.database, [orderNumber, account, userId]);
  if (order === undefined) return refuse('ORDER_NOT_FOUND');
  const seats = await reserve(shop, [{ kind: 'COLLEAGUE_ASKED', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  await publish(shop.database, { kind: 'order.colleague-asked', payload: { orderNumber, userId } }, shop.now());
  return answer({ name: order.name });
}

/** The mail to them, with what is in the cart of who asks by then. What was packed meanwhile is not asked about. */
export async function mailColleague(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber, userId } = Payload.parse(payload);
  const actor = { kind: 'VISITOR' as const, sessionKey: undefined, isCertified: false, address: '' };
  const buying = await buyingForUser(shop, { userId, tenant: 'SBA', actor });
  const person = buying?.shopper.person;
  if (buying === undefined || person?.account === undefined) return;
  const [order] = await findOpenOrder(shop.database, [orderNumber, person.account.number, userId]);
  const { cart, items } = await openCart(shop, shop.database, buying);
  if (order === undefined || cart.lines.length === 0) return;
  const name = unlinked(`${person.firstName} ${person.lastName}`.trim());
  await shop.mail.send(
    designMail(
      { messageId, to: order.email, brandName: shop.settings.brandName, site: 'SBA' },
      {
        subject: `${name} asks to order together with you`,
        preview: `About your order ${orderNumber}.`,
        heading: 'Order together?',
        blocks: [
          {
            kind: 'SAID',
            lines: [
              `${name} is ordering to the same address, and could save a fee by adding these items to yours.`,
              `Your order ${orderNumber} stays as it is unless you change it. Write to ${name} to agree on it.`,
            ],
          },
          {
            kind: 'ITEMS',
            title: 'What they want to order',
            items: cart.lines.map(({ itemId, qty }) => ({ name: items.get(itemId)?.name ?? `Item ${itemId}`, qty })),
          },
          ...(person.email === undefined ? [] : [{ kind: 'FACTS' as const, facts: [{ label: 'Write to', lines: [person.email] }] }]),
          { kind: 'WAY', text: 'See your order', link: `${originOf(shop.settings, 'SBA')}/account/orders/${orderNumber}`, isMain: true },
        ],
        why: 'You’re receiving this email because a colleague asked you to order together.',
      },
    ),
  );
}
