import { z } from 'zod';
import { withoutFigures } from '#domain/accounts/hidden-prices.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { discountedCents, offerTotalCents } from '#domain/quotes/offer.ts';
import { quoteNumber } from '#domain/quotes/quote-number.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { originOf } from '../config/origins.ts';
import type { Handlers } from '../events/index.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { MailBlock } from '../gateways/mail-design/mail-content.ts';
import { unlinked } from '../gateways/mail-design/unlinked.ts';
import type { Shop } from '../shop.ts';
import { seesPricesById } from '../shoppers/index.ts';
import {
  AskedRows,
  findEntries,
  findOffers,
  findQuote,
  OfferedRows,
  type EntryKind,
  type EntryRow,
  type QuoteRow,
} from './quote.repository.ts';
import { partiesOf, salesRepOf, type Parties } from './who.ts';

const Payload = z.object({ quoteId: z.int(), entryId: z.string().optional() });

/** What both sides of a quote are told. */
export const onQuoteEvents: Handlers = {
  'quote.asked': { mail: (shop, payload, messageId) => tell(shop, payload, messageId, ({ parties }) => toRep(asked(parties))) },
  'quote.offered': { mail: (shop, payload, messageId) => tell(shop, payload, messageId, (known) => toBuyer(offered(known))) },
  'quote.written': { mail: (shop, payload, messageId) => tell(shop, payload, messageId, written) },
  'quote.decided': { mail: (shop, payload, messageId) => tell(shop, payload, messageId, decided) },
  'quote.ends-soon': { mail: (shop, payload, messageId) => tell(shop, payload, messageId, endsSoon) },
};

type Known = { readonly quote: QuoteRow; readonly parties: Parties; readonly number: string; readonly entry: EntryRow | undefined };
type Said = { readonly subject: string; readonly heading: string; readonly lines: readonly string[]; readonly way: string };
/** Undefined: nobody need hear of it any more. */
type Told = { readonly to: 'BUYER' | 'REPRESENTATIVE'; readonly said: Said } | undefined;

const toBuyer = (said: Said): Told => ({ to: 'BUYER', said });
const toRep = (said: Said): Told => ({ to: 'REPRESENTATIVE', said });

/** What was typed, for a mail: nothing of it becomes a link. */
const quotedText = (text: string) => (text === '' ? [] : [`“${unlinked(text)}”`]);

function asked({ buyer_name: buyer, account_name: account }: Parties): Said {
  return {
    subject: `${unlinked(buyer)} of ${unlinked(account)} asks for a quote`,
    heading: 'A request for a quote came in',
    lines: [`${unlinked(buyer)} of ${unlinked(account)} is asking for a price on these items.`],
    way: 'Make an offer',
  };
}

function offered({ number, quote, parties, entry }: Known): Said {
  const { name } = salesRepOf(parties.account_settings);
  const by = entry?.by_name ?? name;
  const until = quote.valid_until === null ? '' : ` It’s good through ${dateText(quote.valid_until)}.`;
  return {
    subject: quote.version > 1 ? `A new offer for quote ${number}` : `Your quote ${number} is ready`,
    heading: quote.version > 1 ? 'We made you a new offer' : 'Your quote is ready',
    lines: [`${unlinked(by)} made you an offer.${until}`, ...quotedText(entry?.text ?? '')],
    way: 'Look at the offer',
  };
}

function written({ number, parties, entry }: Known): Told {
  if (entry === undefined) return undefined;
  const by = unlinked(entry.by_name ?? (entry.is_ours ? salesRepOf(parties.account_settings).name : parties.buyer_name));
  const said = {
    subject: `${by} wrote about quote ${number}`,
    heading: `${by} wrote about your quote`,
    lines: quotedText(entry.text),
    way: 'Answer',
  };
  return entry.is_ours ? toBuyer(said) : toRep({ ...said, heading: `${by} wrote about a quote` });
}

function decided({ number, parties, entry }: Known): Told {
  if (entry === undefined) return undefined;
  const by = unlinked(parties.buyer_name);
  const text = quotedText(entry.text);
  const ends: Readonly<Partial<Record<EntryKind, Told>>> = {
    ACCEPTED: toRep({
      subject: `Accepted: quote ${number}`,
      heading: `${by} accepted your offer`,
      lines: [`${by} can order at these prices now.`],
      way: 'See the quote',
    }),
    DECLINED: toRep({ subject: `Declined: quote ${number}`, heading: `${by} declined your offer`, lines: text, way: 'See the quote' }),
    CHANGE_ASKED: toRep({
      subject: `${by} asks for a change of quote ${number}`,
      heading: `${by} asks for a change`,
      lines: text,
      way: 'Make a new offer',
    }),
    WITHDRAWN: entry.is_ours
      ? toBuyer({
          subject: `Quote ${number} was withdrawn`,
          heading: 'We had to withdraw our offer',
          lines: [...text, 'You can ask again at any time.'],
          way: 'See the quote',
        })
      : toRep({ subject: `Withdrawn: quote ${number}`, heading: `${by} withdrew the request`, lines: text, way: 'See the quote' }),
    REFUSED: toBuyer({
      subject: `About your quote ${number}`,
      heading: 'We can’t make you an offer',
      lines: [...text, 'You can change the request and ask again at any time.'],
      way: 'See the quote',
    }),
    EXPIRED: toBuyer({
      subject: `Quote ${number} has expired`,
      heading: 'Your quote has expired',
      lines: ['Its prices no longer apply. If you still need these items, ask again: it takes one press.'],
      way: 'Ask again',
    }),
  };
  return ends[entry.kind];
}

function endsSoon({ quote, number }: Known): Told {
  const { state, valid_until: until } = quote;
  if (until === null || (state !== 'OFFERED' && state !== 'ACCEPTED')) return undefined;
  const day = dateText(until);
  const isAccepted = state === 'ACCEPTED';
  return toBuyer({
    subject: `Quote ${number} ends on ${day}`,
    heading: 'Your quote ends soon',
    lines: [isAccepted ? `You accepted this offer. Order by ${day} to get its prices.` : `Accept and order by ${day} to get these prices.`],
    way: isAccepted ? 'Order now' : 'Look at the offer',
  });
}

/** Writes to one side. Its link opens a page where somebody has to press: what a mail scanner opens decides nothing. */
async function tell(shop: Shop, payload: unknown, messageId: string, say: (known: Known) => Told): Promise<void> {
  const { quoteId, entryId } = Payload.parse(payload);
  const [quote] = await findQuote(shop.database, [quoteId]);
  if (quote === undefined) return;
  const [parties, entries] = await Promise.all([partiesOf(shop.database, quoteId), findEntries(shop.database, [quoteId])]);
  const number = quoteNumber(quoteId);
  const told = say({ quote, parties, number, entry: entries.find((one) => one.entry_id === entryId) });
  const isToBuyer = told?.to === 'BUYER';
  const to = isToBuyer ? (parties.is_buyer_there ? parties.buyer_email : null) : salesRepOf(parties.account_settings).email;
  if (told === undefined || to === null) return;
  const showsPrices = !isToBuyer || (await seesPricesById(shop.database, quote.user_id));
  const { said } = told;
  const shown = (text: string) => (showsPrices ? text : withoutFigures(text));
  const page = isToBuyer ? `/quotes/${number}` : `/representatives/quotes/${number}`;
  await shop.mail.send(
    designMail(
      { messageId, to, brandName: shop.settings.brandName, site: 'SBA' },
      {
        subject: said.subject,
        preview: shown(said.lines[0] ?? said.heading) || said.heading,
        heading: said.heading,
        blocks: [
          ...(said.lines.map(shown).some((line) => line !== '')
            ? [{ kind: 'SAID', lines: said.lines.map(shown).filter((line) => line !== '') } as const]
            : []),
          factsOf(number, quote, parties, isToBuyer),
          ...(await itemBlocks(shop, quote, showsPrices)),
          { kind: 'WAY', text: said.way, link: `${originOf(shop.settings, 'SBA')}${page}`, isMain: true },
        ],
        why: isToBuyer
          ? 'You’re receiving this email because you asked us for a quote.'
          : 'You’re receiving this email because you look after this customer.',
      },
    ),
  );
}

function factsOf(number: string, quote: QuoteRow, parties: Parties, isToBuyer: boolean): MailBlock {
  const rep = salesRepOf(parties.account_settings);
  return {
    kind: 'FACTS',
    facts: [
      { label: 'Quote', lines: [number] },
      ...(quote.needed_by === null ? [] : [{ label: 'Needed by', lines: [dateText(quote.needed_by)] }]),
      isToBuyer
        ? { label: 'Your representative', lines: [unlinked(rep.name), ...(rep.phone === null ? [] : [rep.phone])] }
        : { label: 'Asked by', lines: [unlinked(`${parties.buyer_name}, ${parties.account_name}`)] },
    ],
  };
}

/** What was offered last, or asked for while nothing is. */
async function itemBlocks(shop: Shop, quote: QuoteRow, showsPrices: boolean): Promise<MailBlock[]> {
  const [offer] = await findOffers(shop.database, [quote.quote_id]);
  if (offer === undefined) {
    const items = AskedRows.parse(quote.asked_rows).map(({ name, qty }) => ({ name, qty }));
    return [{ kind: 'ITEMS', title: 'Asked for', items }];
  }
  const rows = OfferedRows.parse(offer.rows);
  const amount = (unitCents: number, qty: number) => formatPrice(discountedCents(unitCents, offer.discount_bp) * qty);
  const items = rows.map(({ name, qty, unitCents }) => ({ name, qty, ...(showsPrices && { amount: amount(unitCents, qty) }) }));
  const total = { label: 'Before shipping and taxes', amount: formatPrice(offerTotalCents(rows, offer.discount_bp)), isTotal: true };
  return [{ kind: 'ITEMS', title: 'Offered', items }, ...(showsPrices ? [{ kind: 'SUMS', sums: [total] } as const] : [])];
}
