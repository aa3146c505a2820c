import { z } from 'zod';
import { LONGEST_ALIAS } from '#domain/quick-order/alias-key.ts';
import {
  LONGEST_QUANTITY,
  LONGEST_QUICK_ROW,
  LONGEST_QUICK_TEXT,
  MOST_ALIASES,
  MOST_CHOICES,
  MOST_QUICK_FILE_BYTES,
  MOST_QUICK_ROWS,
} from '#domain/quick-order/limits.ts';
import { PASSED } from '#domain/quick-order/passed-lines.ts';
import { UNIT_CODES } from '#domain/quick-order/units.ts';
import { call } from '../call.ts';
import { VolumePrice } from '../cart-item.ts';
import { Picture } from '../catalog.ts';
import { ItemId, Money, NoBody, Nothing } from '../shapes.ts';

/** An item as a row of a quick order shows it. */
export const QuickItem = z
  .object({
    itemId: ItemId,
    title: z.string(),
    url: z.string(),
    image: Picture,
    units: z.string().meta({ description: 'What one of it is: "12/Pack"' }),
    price: z.string().meta({ description: 'Of one, as shown' }),
    priceValue: Money.nullable(),
    memberPrice: Money.nullable(),
    volumePrices: z.array(VolumePrice).optional(),
    customerSku: z.string().nullable(),
    onContract: z.boolean(),
    deliveryText: z.string().nullable(),
    fewLeft: z.int().nullable(),
    mostPerOrder: z.int().nullable().meta({ description: 'How many of it one order may have; null: as many as a row takes' }),
    unitText: z.string().nullable().meta({ description: 'What is to be known where another unit was said than it is sold by' }),
    unitQty: z.int().nullable().meta({ description: 'How many are as many pieces as were said, where that is known' }),
  })
  .meta({ id: 'QuickItem' });
export type QuickItem = z.output<typeof QuickItem>;

export const QUICK_STATUS = ['MATCHED', 'AMBIGUOUS', 'REFUSED'] as const;
/** By what an item was found: its number, the account's own, that of a bar code, its maker's, its name, what somebody chose before, or chooses now. */
export const FOUND_BY = ['NUMBER', 'OWN_NUMBER', 'BARCODE', 'MAKER_NUMBER', 'NAME', 'ALIAS', 'CHOICE'] as const;
export const QUICK_REASONS = ['NOT_FOUND', 'QUANTITY', 'NOT_SOLD', 'CARD', 'SHORTENED', 'FORMULA', 'NOTHING', 'LONG'] as const;

const QuickRow = z
  .object({
    row: z.int().meta({ description: 'Which line of the text, or which of the rows, it comes from; counted from 1' }),
    lines: z.int().meta({ description: 'How many lines of the text it takes' }),
    typed: z.string().meta({ description: 'As it was typed; without the number of a card' }),
    reference: z.string().meta({ description: 'What was looked for: a number or words' }),
    qty: z.int().nullable().meta({ description: 'Null: what was said is no quantity' }),
    qtyText: z.string(),
    unit: z.enum(UNIT_CODES).nullable(),
    status: z.enum(QUICK_STATUS),
    foundBy: z.enum(FOUND_BY).nullable(),
    reason: z.object({ code: z.enum(QUICK_REASONS), text: z.string() }).nullable(),
    note: z.string().nullable().meta({ description: 'What else is to be known of it' }),
    item: QuickItem.nullable(),
    choices: z.array(QuickItem).max(MOST_CHOICES),
  })
  .meta({ id: 'QuickOrderRow' });
export type QuickRow = z.output<typeof QuickRow>;

const GivenRow = z.object({
  text: z.string().max(LONGEST_QUICK_ROW),
  qty: z.string().max(LONGEST_QUANTITY).optional().meta({ description: 'As it was typed; without it the text says how many' }),
  unit: z.enum(UNIT_CODES).optional(),
  itemId: ItemId.optional().meta({ description: 'What somebody chose for it' }),
});

/** What somebody wants, as they have it, and what there is of that for them. An addition. */
export const matchQuickOrder = call({
  name: 'matchQuickOrder',
  method: 'POST',
  path: '/cc/api/quick-order/match',
  tag: 'quick order',
  openTo: 'shopper',
  ignoresKey: true,
  isNoAct: true,
  beginsNoVisit: true,
  masksCardNumbers: true,
  summary: `Finds what a list of numbers and words means, up to ${MOST_QUICK_ROWS} rows at once; each ends as matched, ambiguous or refused. Nothing is changed`,
  params: Nothing,
  query: Nothing,
  bodyLimit: 4 * 1024 * 1024,
  body: z.object({
    text: z.string().max(LONGEST_QUICK_TEXT).optional(),
    rows: z.array(GivenRow).max(MOST_QUICK_ROWS).optional(),
    file: z
      .object({
        name: z.string().max(200),
        content: z
          .base64()
          .max(Math.ceil(MOST_QUICK_FILE_BYTES / 3) * 4)
          .meta({ description: 'A CSV, TSV, text or .xlsx file' }),
      })
      .optional(),
  }),
  answer: z.object({
    rows: z.array(QuickRow),
    passed: z
      .array(z.object({ row: z.int(), lines: z.int(), typed: z.string(), why: z.enum(PASSED) }))
      .meta({ description: 'Lines of the text that want nothing: headings, greetings, totals' }),
    notes: z.array(z.string()).meta({ description: 'What is to be known of the file' }),
  }),
});

const Alias = z.object({
  aliasId: z.string(),
  said: z.string(),
  itemId: ItemId,
  title: z.string().nullable().meta({ description: 'Null: the shop does not have it any more, or not for the caller' }),
  chosenBy: z.string().nullable().meta({ description: 'A colleague, by name; null: the caller' }),
  mayRemove: z.boolean(),
});
export type QuickAlias = z.output<typeof Alias>;

/** An addition. */
export const rememberQuickChoices = call({
  name: 'rememberQuickChoices',
  method: 'POST',
  path: '/cc/api/quick-order/aliases',
  tag: 'quick order',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: `Remembers what the caller means by words or numbers of their own; the oldest go where there are more than ${MOST_ALIASES}`,
  params: Nothing,
  query: Nothing,
  body: z.object({
    choices: z
      .array(z.object({ said: z.string().min(1).max(LONGEST_ALIAS), itemId: ItemId }))
      .min(1)
      .max(100),
  }),
  answer: z.object({ remembered: z.int() }),
});

/** An addition. */
export const listQuickAliases = call({
  name: 'listQuickAliases',
  method: 'GET',
  path: '/cc/api/quick-order/aliases',
  tag: 'quick order',
  openTo: 'signed-in',
  summary: 'What the caller, and on the business site their organization, has chosen for words and numbers of their own',
  params: Nothing,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  body: NoBody,
  answer: z.object({ aliases: z.array(Alias), totalPages: z.int() }),
});

/** An addition. */
export const removeQuickAlias = call({
  name: 'removeQuickAlias',
  method: 'DELETE',
  path: '/cc/api/quick-order/aliases/:aliasId',
  tag: 'quick order',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Forgets what was chosen for words or a number: their own, and of their organization for its administrators',
  params: z.object({ aliasId: z.string().max(64) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ removed: z.literal(true) }),
});
