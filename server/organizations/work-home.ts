import type { z } from 'zod';
import { answer, type Reply } from '#contracts/door.ts';
import { MOST_CONTRACT_DEALS, type getWorkHome as homeCall } from '#contracts/organization/work-home.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { SOON_DAYS } from '#domain/accounts/contract-days.ts';
import { displaySettings } from '#domain/accounts/display-rules.ts';
import { ORDER_GROUPS } from '#domain/orders/order-states.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { usualAddress } from '../addresses/index.ts';
import { budgetBalance } from '../budgets/index.ts';
import { makeViewer, tilesFor } from '../catalog/index.ts';
import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { ordersToDecide } from '../orders/index.ts';
import { organizationBuyerOf, rulesOf, type Looking, type Person, type Shopper } from '../shoppers/index.ts';

type Home = z.input<(typeof homeCall)['answer']>;
type Buyer = Person & { readonly account: NonNullable<Person['account']> };

/** $1 user, $2 account, $3 states of orders that are under way, $4 today, $5 until when an end is told of */
const findWaiting = statement<{
  awaited: number;
  under_way: number;
  rounds_open: number;
  rounds_to_order: number;
  invitations: number;
  certificates: number;
  certificate_day: string | null;
  prices: number;
  price_day: string | null;
}>(
  'work_waiting',
  `
  select o.awaited, o.under_way, r.open as rounds_open, r.to_order as rounds_to_order, (select count(*)::int from invitations where account_number = $2) as invitations,
    c.n as certificates, c.day as certificate_day, p.n as prices, p.day as price_day
  from (select count(*) filter (where state = 'PENDING_APPROVAL')::int as awaited, count(*) filter (where state <> 'PENDING_APPROVAL')::int as under_way
      from orders where user_id = $1 and tenant = 'SBA' and state = any ($3::text[])) o,
    (select count(*) filter (where state = 'OPEN')::int as open, count(*) filter (where state = 'CLOSED' and coordinator_id = $1)::int as to_order
      from rounds where account_number = $2) r,
    (select count(*)::int as n, to_char(min(valid_until), 'YYYY-MM-DD') as day from tax_certificates
      where account_number = $2 and status = 'APPROVED' and valid_until between $4::date and $5::date) c,
    (select count(*)::int as n, to_char(min(valid_until), 'YYYY-MM-DD') as day from contract_prices where account_number = $2 and valid_until between $4::date and $5::date) p`,
);

/** $1 account, $2 how many: what is sold most below the site's price by its contract. */
const findDeals = statement<{ item_id: string }>(
  'work_deals',
  `select p.item_id from contract_prices p join items i using (item_id)
   where p.account_number = $1 and i.is_published and not i.is_wholesale and i.price_cents > p.price_cents
   order by (i.price_cents - p.price_cents)::float8 / i.price_cents desc, i.popularity desc, p.item_id limit $2`,
);

/** What somebody who buys for an organization needs to see first. */
export async function getWorkHome(shop: Shop, { shopper, actor }: Looking): Promise<Reply<Home>> {
  const member = organizationBuyerOf({ shopper });
  if (!member.ok) return member;
  const buyer = member.body;
  const showsPrices = displaySettings(rulesOf(buyer)).showsPrices;
  const [shipTo, budget, waiting, deals] = await Promise.all([
    usualAddress(shop, shopper),
    showsPrices ? budgetOf(shop, buyer) : null,
    // In a session of a purchasing system nothing of it could be opened.
    shopper.procurement === undefined
      ? waitingFor(shop, buyer, { showsPrices, toApprove: await ordersToDecide(shop, { shopper, actor }) })
      : [],
    showsPrices ? dealsFor(shop, shopper, buyer) : [],
  ]);
  return answer({
    company: buyer.account.name,
    unit: buyer.unit?.name ?? null,
    shipTo: shipTo === undefined ? null : { address: shipTo.address1, place: `${shipTo.city}, ${shipTo.state} ${shipTo.zipCode}` },
    orderLimit: buyer.settings.orderLimitCents === undefined ? null : toDollars(buyer.settings.orderLimitCents),
    budget,
    waiting,
    deals,
  });
}

async function budgetOf({ database }: Shop, { account, budgetCenter }: Buyer): Promise<Home['budget']> {
  if (budgetCenter === undefined) return null;
  const leftCents = await budgetBalance(database, account.number, budgetCenter.value);
  return leftCents === undefined ? null : { name: budgetCenter.name, left: toDollars(leftCents) };
}

/** What is up to administrators is told to these, and before what they have ordered themselves. */
async function waitingFor(
  shop: Shop,
  { userId, account, roles }: Buyer,
  { showsPrices, toApprove }: { readonly showsPrices: boolean; readonly toApprove: number },
): Promise<Home['waiting']> {
  const today = shopDay(shop.now());
  const [row] = await findWaiting(shop.database, [userId, account.number, ORDER_GROUPS.UNDER_WAY, today, addDays(today, SOON_DAYS)]);
  if (row === undefined) return [];
  const isAdministrator = roles.includes('ACCOUNT_ADMIN');
  const own = [
    { kind: 'ORDERS_AWAITED', count: row.awaited, day: null },
    { kind: 'ORDERS_UNDER_WAY', count: row.under_way, day: null },
    { kind: 'ROUNDS_TO_ORDER', count: row.rounds_to_order, day: null },
    { kind: 'ROUNDS_OPEN', count: row.rounds_open, day: null },
  ] as const;
  const ofAll = [
    { kind: 'INVITATIONS', count: isAdministrator ? row.invitations : 0, day: null },
    { kind: 'CERTIFICATES_END', count: isAdministrator ? row.certificates : 0, day: row.certificate_day },
    { kind: 'PRICES_END', count: showsPrices ? row.prices : 0, day: row.price_day },
  ] as const;
  const toDecide = { kind: 'ORDERS_TO_APPROVE', count: toApprove, day: null } as const;
  return [toDecide, ...(isAdministrator ? [...ofAll, ...own] : [...own, ...ofAll])].filter(({ count }) => count > 0);
}

async function dealsFor(shop: Shop, shopper: Shopper, { account }: Buyer): Promise<Home['deals']> {
  const rows = await findDeals(shop.database, [account.number, MOST_CONTRACT_DEALS]);
  if (rows.length === 0) return [];
  const viewer = await makeViewer(shop, shopper);
  return [
    ...(await tilesFor(
      shop,
      viewer,
      rows.map(({ item_id: itemId }) => itemId),
    )),
  ];
}
