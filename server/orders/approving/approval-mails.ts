import { z } from 'zod';
import type { Order } from '#contracts/orders.ts';
import { reasonText } from '#domain/approvals/approval-reasons.ts';
import { NO_REASON_LEFT_TEXT } from '#domain/approvals/approval-words.ts';
import { PO_LABELS, purchaseOrderText } from '#domain/checkout/po-number.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { originOf } from '../../config/origins.ts';
import { statement } from '../../db/database.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import type { MailBlock } from '../../gateways/mail-design/mail-content.ts';
import { mailIdFor } from '../../gateways/mail.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import type { Shop } from '../../shop.ts';
import { seesPricesById } from '../../shoppers/index.ts';
import { mailToBuyer } from '../mails/mail-parts.ts';
import type { OrderMail } from '../mails/order-mail.ts';
import { billBlocks, placesOf, priced } from '../mails/order-blocks.ts';
import { mailWithoutPrices } from '../mails/without-prices.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { keyForApprover } from './approval-of-mail.ts';
import { findApproval, findEntries, type ApprovalRow, type EntryKind } from './approval.repository.ts';
import { Reasons } from './planned-approval.ts';
import { findNames } from './waiting-orders.repository.ts';

const Payload = z.object({ orderNumber: z.string(), isOverdue: z.boolean().optional(), entryId: z.string().optional() });

/**
 * Who is written to of an order that waits: those who are asked and may decide, in whose place whoever stands in, and of one that is overdue the administrators.
 * $1 order, $2 today, $3 whether it is overdue
 */
const findAsked = statement<{ user_id: string; email: string }>(
  'approval_mail_people',
  `select u.user_id, u.email from approvals p join users u on u.account_number = p.account_number
   where p.order_number = $1 and u.standing = 'ACTIVE' and u.email is not null and u.user_id <> p.owner_id
     and coalesce((u.settings ->> 'orderLimitCents')::int >= p.total_cents, true)
     and (u.user_id = any (p.asked) or (p.asks_group and 'GROUP_APPROVER' = any (u.roles)) or ($3 and 'ACCOUNT_ADMIN' = any (u.roles))
       or exists (select from approval_stand_ins i join users a on a.user_id = i.user_id and a.account_number = p.account_number
         where i.stands_in = u.user_id and i.user_id <> p.owner_id and (i.user_id = any (p.asked) or (p.asks_group and 'GROUP_APPROVER' = any (a.roles)))
           and $2::date between i.starts_on and i.ends_on))
   order by u.email`,
);

type About = { readonly order: Order; readonly row: OrderRow; readonly approval: ApprovalRow; readonly ownerName: string };

async function about(shop: Shop, orderNumber: string): Promise<About | undefined> {
  const [row] = await findOrder(shop.database, [orderNumber]);
  const [approval] = await findApproval(shop.database, [orderNumber]);
  if (row === undefined || approval === undefined) throw new Error(`There is no approval of order ${orderNumber} to write about.`);
  const [owner] = await findNames(shop.database, [[approval.owner_id]]);
  return { order: await viewOrder(shop, row), row, approval, ownerName: owner?.name ?? 'A colleague' };
}

function whyBlock({ approval }: About): MailBlock {
  const lines = Reasons.parse(approval.reasons).map((reason) => unlinked(reasonText(reason)));
  return {
    kind: 'FACTS',
    facts: [{ label: 'Why it needs approval', lines: lines.length > 0 ? lines : [NO_REASON_LEFT_TEXT] }],
  };
}

/** An order waits: its buyer is told once, whoever is asked each time that they are. */
export async function tellWaiting(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber, isOverdue = false } = Payload.parse(payload);
  const known = await about(shop, orderNumber);
  // Decided meanwhile: nobody is asked anymore.
  if (known === undefined || known.approval.ended_at !== null) return;
  if (!isOverdue && known.approval.step === 0) await tellBuyer(shop, known, messageId);
  const total = formatPrice(known.row.total_cents);
  const until = dateText(shopDay(known.approval.expires_at));
  await tellPeople(shop, known, `${messageId}-asked`, await findAsked(shop.database, [orderNumber, shopDay(shop.now()), isOverdue]), {
    subject: isOverdue
      ? `Still waiting: ${known.ownerName}’s order for ${total}`
      : `${known.ownerName} asks you to approve an order for ${total}`,
    preview: `Order ${orderNumber} waits for your decision until ${until}.`,
    heading: isOverdue ? 'An order still waits for approval' : 'An order needs your approval',
    lines: [`${known.ownerName} placed an order for ${total}. Approve or decline it by ${until}. After that it’s canceled.`],
    way: 'Review the order',
    isAsking: true,
  });
}

async function tellBuyer(shop: Shop, known: About, messageId: string): Promise<void> {
  const { order, row, approval } = known;
  const until = dateText(shopDay(approval.expires_at));
  await shop.mail.send(
    await mailToBuyer(
      shop,
      { messageId, order, row },
      {
        subject: `Order ${order.orderNumber} is waiting for approval`,
        preview: 'We’ll email you as soon as someone decides.',
        heading: 'Your order is waiting for approval',
        blocks: [
          {
            kind: 'SAID',
            lines: [
              'We sent your order for approval and will email you as soon as someone decides.',
              `Your items are held for you until ${until}. Nothing ships, and you aren’t charged, before it’s approved.`,
            ],
          },
          whyBlock(known),
          { kind: 'ITEMS', title: 'Your items', items: order.items.map(priced) },
          ...billBlocks(order),
        ],
      },
    ),
  );
}

/** The decision, with what was said: to its buyer. */
export function tellDecided(decision: 'APPROVED' | 'DECLINED') {
  return async (shop: Shop, payload: unknown, messageId: string): Promise<void> => {
    const { orderNumber } = Payload.parse(payload);
    const known = await about(shop, orderNumber);
    if (known === undefined) return;
    const { order, row } = known;
    const entries = await findEntries(shop.database, [orderNumber]);
    const last = entries.findLast(({ kind }) => kind === (decision === 'APPROVED' ? 'ACCEPT' : 'DECLINE'));
    const by = last?.by_name ?? 'Your organization';
    const said = last?.comment == null ? [] : [`${by} wrote: “${unlinked(last.comment)}”`];
    const isApproved = decision === 'APPROVED';
    await shop.mail.send(
      await mailToBuyer(
        shop,
        { messageId, order, row },
        {
          subject: isApproved ? `Approved: order ${orderNumber}` : `Declined: order ${orderNumber}`,
          preview: isApproved ? `${by} approved your order.` : `${by} declined your order.`,
          heading: isApproved ? 'Your order is approved' : 'Your order was declined',
          blocks: [
            {
              kind: 'SAID',
              lines: [
                isApproved
                  ? `${by} approved your order. We’re getting it ready.`
                  : `${by} declined your order. Nothing ships, and you aren’t charged. What was held for it is free again.`,
                ...said,
              ],
            },
            { kind: 'ITEMS', title: isApproved ? 'Your items' : 'Not ordered', items: order.items.map(priced) },
            ...(isApproved ? billBlocks(order) : []),
          ],
        },
      ),
    );
  };
}

/** An order that others were asked about waits no longer: they need not look anymore. To whoever could have decided, but who did. */
export async function tellSettled(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber } = Payload.parse(payload);
  const [approval] = await findApproval(shop.database, [orderNumber]);
  if (approval === undefined) return;
  const known = await about(shop, orderNumber);
  const entries = await findEntries(shop.database, [orderNumber]);
  const last = entries.findLast(({ kind }) => kind !== 'COMMENT' && kind !== 'REMINDED');
  const end = last === undefined ? undefined : ENDS[last.kind];
  // Of an order that was approved and is canceled since, nobody who was asked needs to hear again.
  if (known === undefined || last === undefined || end === undefined) return;
  const asked = await findAsked(shop.database, [orderNumber, shopDay(shop.now()), false]);
  const others = asked.filter(({ user_id: userId }) => !entries.some((one) => one.by_user === userId && one.kind === last.kind));
  const by = last.by_name ?? shop.settings.brandName;
  await tellPeople(shop, known, messageId, others, {
    subject: `Nothing left to do: order ${orderNumber} was ${end}`,
    preview: `It no longer needs your approval.`,
    heading: `This order was ${end}`,
    lines: [
      last.kind === 'EXPIRED'
        ? `No one decided about ${known.ownerName}’s order in time, so we canceled it.`
        : `${by} ${end} ${last.kind === 'CANCELED' ? 'this' : `${known.ownerName}’s`} order. It no longer needs your approval.`,
    ],
    way: 'See the order',
  });
}

const ENDS: Readonly<Partial<Record<EntryKind, string>>> = {
  ACCEPT: 'approved',
  DECLINE: 'declined',
  CANCELED: 'canceled',
  EXPIRED: 'canceled',
};

/** Who said yes to an order. $1 order */
const findApprovers = statement<{ user_id: string; email: string }>(
  'approval_mail_approvers',
  `select distinct u.user_id, u.email from approval_entries e join users u on u.user_id = e.by_user where e.order_number = $1 and e.kind = 'ACCEPT' and u.standing = 'ACTIVE' and u.email is not null order by u.email`,
);

/** An order was canceled since no bank held its money any more: to who had approved it. */
export async function tellUnpaid(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber } = Payload.parse(payload);
  const people = await findApprovers(shop.database, [orderNumber]);
  const known = people.length === 0 ? undefined : await about(shop, orderNumber);
  if (known === undefined) return;
  await tellPeople(shop, known, messageId, people, {
    subject: `Canceled: order ${orderNumber}, which you approved`,
    preview: 'It wasn’t paid for in time. There’s nothing for you to do.',
    heading: 'An order you approved was canceled',
    lines: [
      `The bank didn’t renew the hold on the payment for ${known.ownerName}’s order, and it wasn’t paid another way in time. We canceled what hadn’t shipped. There’s nothing for you to do.`,
    ],
    way: 'See the order',
  });
}

/** What somebody has said about an order that waits: to all others who have to do with it. */
export async function tellDiscussed(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { orderNumber, entryId } = Payload.parse(payload);
  const known = await about(shop, orderNumber);
  const entry = (await findEntries(shop.database, [orderNumber])).find((one) => one.entry_id === entryId);
  if (known === undefined || known.approval.ended_at !== null || entry === undefined) return;
  const asked = await findAsked(shop.database, [orderNumber, shopDay(shop.now()), false]);
  const owner = { user_id: known.approval.owner_id, email: known.row.email };
  const by = entry.by_name ?? 'A colleague';
  const others = [owner, ...asked].filter(({ user_id: userId }) => userId !== entry.by_user);
  const isChange = entry.kind === 'CHANGED';
  await tellPeople(shop, known, messageId, others, {
    subject: isChange ? `${by} changed order ${orderNumber}` : `${by} wrote about order ${orderNumber}`,
    preview: isChange ? 'It still waits for approval.' : 'It is waiting for approval.',
    heading: isChange ? `${by} changed an order` : `${by} wrote about an order`,
    lines: isChange
      ? [unlinked(entry.comment ?? ''), `The total is ${formatPrice(known.row.total_cents)} now. The order still waits for approval.`]
      : [`“${unlinked(entry.comment ?? '')}”`],
    way: isChange ? 'Review the order' : 'Answer',
  });
}

type Told = {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly way: string;
  readonly isAsking?: boolean;
};

/**
 * Each mail is named by whom it goes to, so that a repeat sends nobody two. The link opens a page, where somebody has to press: what a mail scanner opens decides nothing.
 *
 * @param isAsking whether the reader is asked for a decision: where they may give it without signing in, the link leads to it
 */
async function tellPeople(
  shop: Shop,
  known: About,
  messageId: string,
  people: readonly { readonly user_id: string; readonly email: string }[],
  { lines, way, isAsking = false, ...told }: Told,
): Promise<void> {
  if (people.length === 0) return;
  const { order, approval } = known;
  const stores = await shop.stores.all();
  const booked = purchaseOrderText(order.poNumber, order.poRelease);
  const pages = `${originOf(shop.settings, 'SBA')}/approvals`;
  const page = `${pages}/${order.orderNumber}`;
  for (const { user_id: userId, email } of people) {
    const asked = { orderNumber: order.orderNumber, userId, expiresAt: approval.expires_at };
    const key = isAsking ? await keyForApprover(shop, asked) : undefined;
    const mail: OrderMail = {
      ...told,
      blocks: [
        { kind: 'SAID', lines: [...lines] },
        {
          kind: 'FACTS',
          facts: [
            { label: 'Order number', lines: [order.orderNumber] },
            { label: 'Ordered by', lines: [unlinked(known.ownerName)] },
            ...(booked === undefined ? [] : [{ label: PO_LABELS.poNumber, lines: [unlinked(booked)] }]),
            ...(order.budgetCenterName === null ? [] : [{ label: 'Budget Center', lines: [unlinked(order.budgetCenterName)] }]),
          ],
        },
        whyBlock(known),
        { kind: 'ITEMS', title: 'Items', items: order.items.map(priced) },
        ...billBlocks(order),
        { kind: 'FACTS', facts: placesOf(order, stores) },
        ...(key === undefined
          ? []
          : [{ kind: 'WAY', text: 'Approve or decline', link: `${pages}/of-mail?key=${key}`, isMain: true } as const]),
        { kind: 'WAY', text: way, link: page, isMain: key === undefined },
        ...(key === undefined
          ? []
          : [{ kind: 'SAID', lines: ['“Approve or decline” works without signing in. Don’t forward this email.'] } as const]),
      ],
    };
    const shown = (await seesPricesById(shop.database, userId)) ? mail : mailWithoutPrices(mail, { receiptLink: '' });
    await shop.mail.send(
      designMail(
        { messageId: mailIdFor(messageId, email), to: email, brandName: shop.settings.brandName, site: 'SBA' },
        { ...shown, why: 'You’re receiving this email because your organization asks for approval of some orders.' },
      ),
    );
  }
}
