import { z } from 'zod';
import { FLOW_TYPES } from '#domain/audience/facts.ts';
import { MENU_SLOTS } from '#domain/navigation/menu-item.ts';
import { PAGE_KINDS } from '#domain/navigation/page-kind.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { Customer } from './representatives.ts';

/** What somebody is or can do, in words. */
const Held = z.object({ key: z.string(), says: z.string() });

const ExplainedItem = z.object({
  id: z.string(),
  slot: z.enum(MENU_SLOTS),
  text: z.string(),
  /** The item beneath which it stands. */
  beneath: z.string().nullable(),
  isShown: z.boolean(),
  /** In a sentence, with the keys that decide. */
  reason: z.string(),
  /** The kinds of pages on which alone it is shown; null: on all of them, or on none. */
  on: z.array(z.enum(PAGE_KINDS)).nullable(),
  /** Its rules as they are written. */
  rules: z.array(z.string()),
});
export type ExplainedItem = z.output<typeof ExplainedItem>;

/** What somebody can do, whether they can, and what it takes. */
const ExplainedCapability = Held.extend({ isThere: z.boolean(), takes: z.string() });

export const explainVisitor = call({
  name: 'explainVisitor',
  method: 'GET',
  path: '/cc/api/menus/explained',
  tag: 'representatives',
  openTo: 'staff',
  summary: 'Why a customer, or a kind of visitor, sees what stands in header and footer, and can do what they can',
  params: Nothing,
  /** A customer of this site, by email or id; otherwise a kind of visitor. Nobody: of whom the kinds alone are told. */
  query: z.object({
    customer: z.string().trim().max(254).optional(),
    kind: z.string().max(40).optional(),
    flowType: z.enum(FLOW_TYPES).optional(),
  }),
  body: NoBody,
  answer: z.object({
    kinds: z.array(z.string()),
    visitor: z
      .object({
        customer: Customer.nullable(),
        kind: z.string().nullable(),
        segments: z.array(Held),
        permissions: z.array(z.string()),
        capabilities: z.array(ExplainedCapability),
        items: z.array(ExplainedItem),
      })
      .nullable(),
  }),
});
