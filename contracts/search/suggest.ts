import { z } from 'zod';
import { MOST_SUGGESTIONS } from '#domain/search/autocomplete-config.ts';
import { call } from '../call.ts';
import { Nothing, NoBody } from '../shapes.ts';

export const Suggestion = z
  .object({
    kind: z.enum(['BOUGHT', 'HELP', 'TERM', 'POPULAR', 'CATEGORY', 'BRAND', 'PRODUCT']).meta({
      description:
        'BOUGHT: a product that the shopper has bought before; HELP: a page of the shop that answers something; POPULAR: what many buy, while nothing is typed',
    }),
    text: z.string(),
    insteadOf: z
      .string()
      .nullable()
      .meta({ description: 'Of a TERM: what seems to be typed, which the shop does not carry. Null: it carries it' }),
    url: z.string().meta({ description: 'On this site' }),
    department: z.string().nullable().meta({ description: 'Of a category: where it is; null for departments themselves' }),
    price: z.string().nullable().meta({ description: 'Of a product, as shown; null: it is shown in the cart' }),
    unit: z.string().nullable().meta({ description: 'Of a product: what one of the things in its pack costs, as shown' }),
    bought: z.string().nullable().meta({ description: "Of a product that the shopper has bought: when last, 'Purchased Mar, 2026'" }),
    ownNumber: z.string().nullable().meta({ description: 'Of a product that is found by it: what the account of who types calls it' }),
    image: z.object({ key: z.string(), color: z.string() }).nullable(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

/** An id of the search field's configuration; where it is not sent nothing is made of it. */
const fieldId = z.string().max(80).optional();

/** K-46: what the search field offers while somebody types. */
export const suggest = call({
  name: 'suggest',
  method: 'GET',
  path: '/search/suggest',
  tag: 'catalog',
  openTo: 'shopper',
  beginsNoVisit: true,
  summary: 'What somebody seems to be typing: kinds of things, categories, brands, products, questions about the shop',
  params: Nothing,
  query: z.object({
    // What comes behind says nothing more of what is wanted. Nothing: what the shopper has bought before, and what many buy.
    q: z
      .string()
      .default('')
      .transform((text) => text.trim().slice(0, 100)),
    account_id: fieldId,
    domain_key: fieldId.meta({ description: 'With that of another site nothing is suggested' }),
    request_type: fieldId,
  }),
  body: NoBody,
  answer: z.object({ suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS) }),
});
