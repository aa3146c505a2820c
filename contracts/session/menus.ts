import { z } from 'zod';
import { ACTION_TYPES, MENU_SLOTS, type MenuItem as Item, type ShownMenuItem as ShownItem } from '#domain/navigation/menu-item.ts';
import { PAGE_KINDS } from '#domain/navigation/page-kind.ts';
import { call } from '../call.ts';
import { Nothing } from '../shapes.ts';

const text = (most: number) => z.string().min(1).max(most);

/** Where an item may lead: a place of this site, or a number to call. What runs scripts is none. */
const Target = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|tel:\+?[\d-]+$)/, 'is no path of this site and no tel: number');

const Landing = z.strictObject({ Type: text(40), Icon: text(40).optional(), chatLineOfBusiness: text(40).optional() });

const own = {
  id: text(60).regex(/^[\w-]+$/),
  text: text(120),
  actionType: z.enum(ACTION_TYPES).optional(),
  actionIcon: text(40).optional(),
  action: text(60).optional(),
  ActionLandingPage: Landing.optional(),
  ariaLabel: text(120).optional(),
  headliner: z.array(text(200)).max(5).optional(),
  department: text(80).optional(),
};

/** An item as the shop keeps it. (S §3, Menu item) */
export const MenuItem: z.ZodType<Item> = z.strictObject({
  ...own,
  url: Target.optional(),
  destinationURL: Target.optional(),
  destinationReplaceURL: Target.optional(),
  permissionlimit: z.array(text(60)).max(60).optional(),
  GroupOverrideURL: z
    .array(z.strictObject({ usergroups: z.array(text(60)).min(1).max(60), url: Target }))
    .max(20)
    .optional(),
  get items() {
    return z.array(MenuItem).max(60).optional();
  },
});

/** The menus of a site, as one file. */
const slot = z.array(MenuItem).max(500);
export const Menus = z.strictObject({ topHat: slot, header: slot, account: slot, megaMenu: slot, footer: slot });

const ShownMenuItem: z.ZodType<ShownItem> = z
  .object({
    ...own,
    url: z.string(),
    replaces: z.literal(true).optional(),
    on: z.array(z.enum(PAGE_KINDS)).optional(),
    get items() {
      return z.array(ShownMenuItem).optional();
    },
  })
  .meta({ id: 'MenuItem' });

/** K-49: what stands in these places of a page, for who asks. What they may not see is not in it. */
export const getEcommContentData = call({
  name: 'getEcommContentData',
  isNoAct: true,
  method: 'POST',
  path: '/api/sparxProxy/getEcommContentData',
  isPrefixed: true,
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: 'The menus of the header and the footer, for who asks',
  params: Nothing,
  query: Nothing,
  body: z.object({
    slots: z.array(z.string().max(60)).max(20),
    pageName: text(60).optional(),
    siteVariables: z.unknown().optional(),
  }),
  answer: z.object({ data: z.partialRecord(z.enum(MENU_SLOTS), z.array(ShownMenuItem)) }),
});
