import { z } from 'zod';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { RESTOCK_PATHS } from '#domain/restocks/restock-paths.ts';
import { isOver } from '#domain/restocks/restock-states.ts';
import { LEFT_TEXTS } from '#domain/restocks/restock-words.ts';
import { paceText } from '#domain/restocks/restock-days.ts';
import { isTooDear, mostUnitCents } from '#domain/restocks/restock-price.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { watchItems, type OfferedItem } from '../catalog/index.ts';
import type { Handlers } from '../events/index.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import { buyingForUser, seesPrices, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { paceOf } from './restock.repository.ts';
import { unitCentsNow } from './restock.view.ts';
import { findRun, findRunItems, type RunItemRow, type RunRow } from './runs.repository.ts';

const Payload = z.object({ runId: z.string() });

/** What buyers are told of what comes again and again: before it is ordered, and what was not. */
export const onRestockEvents: Handlers = {
  'restock.coming': { mail: (shop, payload, messageId) => write(shop, payload, messageId, coming) },
  'restock.left': { mail: (shop, payload, messageId) => write(shop, payload, messageId, left) },
};

type About = {
  readonly run: RunRow;
  readonly items: readonly RunItemRow[];
  readonly offered: ReadonlyMap<string, OfferedItem>;
  readonly shopper: Shopper;
  readonly showsPrices: boolean;
};

type Written = Parameters<typeof designMail>[1];
type Writer = (about: About) => Omit<Written, 'why'> | undefined;

async function write(shop: Shop, payload: unknown, messageId: string, writer: Writer): Promise<void> {
  const [run] = await findRun(shop.database, [Payload.parse(payload).runId]);
  if (run === undefined) return;
  const { user_id: userId, tenant } = run;
  const buying = await buyingForUser(shop, { userId, tenant, actor: { kind: 'JOB', name: 'auto-restock' } });
  const person = buying?.shopper.person;
  if (buying === undefined || person?.email === undefined) return;
  const { shopper } = buying;
  const items = await findRunItems(shop.database, [run.run_id]);
  const offered = await watchItems(
    shop,
    shopper,
    items.map(({ item_id: itemId }) => itemId),
  );
  const written = writer({ run, items, offered, shopper, showsPrices: seesPrices(person) });
  if (written === undefined) return;
  const addressed = { messageId, to: person.email, brandName: shop.settings.brandName, site: tenant };
  const why = `You’re receiving this email because you put these items on auto-restock at ${shop.settings.brandName}.`;
  await shop.mail.send(designMail(addressed, { ...written, why }));
}

const coming: Writer = ({ run, items, offered, shopper, showsPrices }) => {
  const planned = items.filter(({ outcome, state }) => outcome === 'PLANNED' && state === 'ACTIVE');
  if (run.state !== 'TOLD' || planned.length === 0) return undefined;
  const day = dateText(run.order_on);
  const asked = planned.filter((item) => isAsked(item, offered.get(item.item_id)));
  return {
    subject: asked.length === 0 ? `Your auto-restock for ${day}` : `Your auto-restock for ${day} needs your OK`,
    preview: 'Skip, change or pause anything until then.',
    heading: `Coming up on ${day}`,
    blocks: [
      {
        kind: 'SAID',
        lines: [
          `We’ll order this for you on ${day}. You don’t need to do anything. To skip, change or pause an item, do it by the day before.`,
        ],
      },
      { kind: 'FACTS', facts: planned.map((item) => factOf(item, offered.get(item.item_id), showsPrices)) },
      ...(asked.length === 0
        ? []
        : [{ kind: 'SAID' as const, lines: ['What costs more than you agreed to isn’t ordered until you say yes to the new price.'] }]),
      { kind: 'WAY', text: 'See or change it', link: `${shopper.site.origin}${RESTOCK_PATHS.own}`, isMain: true },
    ],
  };
};

const left: Writer = ({ run, items, offered, shopper, showsPrices }) => {
  const day = dateText(run.order_on);
  const link = `${shopper.site.origin}${RESTOCK_PATHS.own}`;
  if (run.state === 'FAILED')
    return {
      subject: `We couldn’t place your auto-restock order for ${day}`,
      preview: run.said ?? '',
      heading: 'Your auto-restock order wasn’t placed',
      blocks: [
        {
          kind: 'SAID',
          lines: [`${run.said ?? ''} Nothing was ordered, and nothing was charged. Once that’s fixed, press “Try again” there.`.trim()],
        },
        { kind: 'FACTS', facts: items.map((item) => factOf(item, offered.get(item.item_id), false)) },
        { kind: 'WAY', text: 'Fix it and try again', link, isMain: true },
      ],
    };
  const out = items.filter(({ outcome }) => outcome === 'LEFT');
  if (out.length === 0 || !isOver(run.state)) return undefined;
  return {
    subject:
      run.state === 'NOTHING'
        ? `Nothing was ordered from your auto-restock for ${day}`
        : `Not everything in your auto-restock for ${day} was ordered`,
    preview: 'What was left out, and why.',
    heading: run.state === 'NOTHING' ? 'Nothing was ordered' : 'Some items were left out',
    blocks: [
      { kind: 'FACTS', facts: out.map((item) => leftFact(item, offered.get(item.item_id), showsPrices)) },
      ...(run.order_number === null ? [] : [{ kind: 'SAID' as const, lines: [`All else is in order ${run.order_number}.`] }]),
      { kind: 'WAY', text: 'See your auto-restock', link, isMain: true },
    ],
  };
};

type Fact = { readonly label: string; readonly lines: readonly string[] };

/** Whether its buyer has to say yes to its price first. */
function isAsked({ agreed_cents: agreedCents, rise_percent: risePercent }: RunItemRow, item: OfferedItem | undefined): boolean {
  const cents = unitCentsNow(item);
  return cents !== undefined && isTooDear(cents, { agreedCents, risePercent });
}

function factOf(row: RunItemRow, item: OfferedItem | undefined, showsPrices: boolean): Fact {
  const cents = unitCentsNow(item);
  const price = !showsPrices || cents === undefined ? [] : [`${formatPrice(cents)} each`];
  const asked = !showsPrices || cents === undefined || !isAsked(row, item) ? [] : [askedText(row, cents)];
  return { label: `${row.qty} ×`, lines: [item?.name ?? `Item ${row.item_id}`, ...price, `Comes ${paceText(paceOf(row))}`, ...asked] };
}

function leftFact(row: RunItemRow, item: OfferedItem | undefined, showsPrices: boolean): Fact {
  const reason = LEFT_TEXTS[row.reason ?? 'NOT_SOLD'];
  const isPrice = row.reason === 'PRICE_ROSE' && showsPrices && row.unit_cents !== null;
  return { label: `${row.qty} ×`, lines: [item?.name ?? `Item ${row.item_id}`, isPrice ? askedText(row, row.unit_cents ?? 0) : reason] };
}

function askedText({ agreed_cents: agreedCents, rise_percent: risePercent }: RunItemRow, cents: number): string {
  return `Now ${formatPrice(cents)}, above your limit of ${formatPrice(mostUnitCents(agreedCents, risePercent))}: not ordered until you say yes.`;
}
