import { z } from 'zod';
import { LONGEST_COMMENT, MOST_DECIDED } from '#domain/approvals/approval-days.ts';
import { WIRE_ORDER_STATES } from '#domain/orders/order-states.ts';
import { call } from '../call.ts';
import { Order } from '../orders.ts';
import { MAX_CART_ROWS, MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { CartResponse } from '../cart.ts';
import { clientFlags, DeviceData, flag, ItemId, LineId, Money, NoBody, Nothing } from '../shapes.ts';
import { ApprovalReason } from './reason.ts';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });
const OrderNumber = z.string().regex(/^\d{1,18}$/);
const Comment = z.string().trim().max(LONGEST_COMMENT);

/** What is asked for of the orders that somebody may see. */
export const APPROVAL_VIEWS = ['TO_DECIDE', 'OWN', 'DECIDED', 'ALL'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

const ApprovalOrder = z
  .object({
    orderNumber: z.string(),
    cartId: z.string(),
    ownerProfileId: z.string(),
    ownerName: z.string(),
    submittedDate: Moment,
    ordTotal: Money,
    budgetCenterName: z.string().nullable(),
    status: z.enum(WIRE_ORDER_STATES),
    items: z.array(z.object({ itemId: z.string(), name: z.string(), qty: z.int(), finalPrice: Money, image: z.string().nullable() })),
    approvalComments: z.string().nullable().meta({ description: 'What was said with the last decision' }),
    reasons: z.array(ApprovalReason).meta({ description: 'Why it waits, or has waited. An addition' }),
    mayDecide: z.boolean().meta({ description: 'Whether the caller may decide about it now. An addition' }),
    decidesFor: z
      .string()
      .nullable()
      .meta({ description: 'As whose stand-in the caller may decide; null: as themselves, or not at all. An addition' }),
    expiresDate: Moment.meta({ description: 'When it is canceled unless somebody decides. An addition' }),
    version: z.int().meta({ description: 'Counts its changes: a decision that names an older one is refused. An addition' }),
    isOverdue: z.boolean().meta({ description: 'It has waited for days: administrators may decide, too. An addition' }),
  })
  .meta({ id: 'ApprovalOrder' });
export type ApprovalOrder = z.output<typeof ApprovalOrder>;

/** K-33: orders that wait for an approval, or have, of which the caller is the owner or is asked. */
export const getApprovalOrdersData = call({
  name: 'getApprovalOrdersData',
  isNoAct: true,
  method: 'POST',
  path: '/api/sparxProxy/getApprovalOrdersData',
  isPrefixed: true,
  tag: 'approvals',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Orders of the organization that wait for an approval, the longest wait first, or have; administrators see all of them',
  params: Nothing,
  query: Nothing,
  body: z.object({
    status: z.enum(WIRE_ORDER_STATES).optional().meta({ description: 'Only these; all of them without it' }),
    view: z.enum(APPROVAL_VIEWS).default('ALL').meta({ description: 'An addition' }),
    page: z.int().min(1).max(10_000).default(1),
    size: z.int().min(1).max(100).default(25),
  }),
  answer: z.object({
    data: z.object({
      orders: z.array(ApprovalOrder),
      totalItems: z.int(),
      toDecide: z.int().meta({ description: 'How many the caller may decide about now. An addition' }),
    }),
  }),
});

const ACTION_OF = { approve: 'ACCEPT', decline: 'DECLINE' } as const;

/** The action of an entry that goes with an action of the call; another one is refused. */
export function entryActionOf(action: keyof typeof ACTION_OF): 'ACCEPT' | 'DECLINE' {
  return ACTION_OF[action];
}

/** What came of a decision about one order. */
export const DecisionResult = z.object({
  orderNumber: z.string(),
  status: z.enum(WIRE_ORDER_STATES).nullable().meta({ description: 'Null of an order that the caller may not decide about' }),
  code: z.enum(['CART_STATUS_ERROR', 'FORBIDDEN', 'PAYMENT_DECLINED']).optional(),
  message: z.string().optional(),
});

/** K-34, K-35: approves or declines orders, each by itself. */
export const decideOrders = call({
  name: 'decideOrders',
  method: 'POST',
  path: '/api/approvalsProxy/order',
  isPrefixed: true,
  tag: 'approvals',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Approves or declines orders that wait; the same decision again answers the same, any later one is refused',
  params: Nothing,
  query: z.object({ action: z.enum(['approve', 'decline']) }),
  body: z
    .array(
      z.object({
        cartId: z.string().max(64),
        approvalComments: Comment.nullish(),
        ownerProfileId: z.string().max(64),
        orderNumber: OrderNumber,
        action: z.enum(['ACCEPT', 'DECLINE']),
        version: z
          .int()
          .optional()
          .meta({ description: 'The version that was looked at; an order that was changed since is not decided about. An addition' }),
      }),
    )
    .min(1)
    .max(MOST_DECIDED),
  answer: z.object({ results: z.array(DecisionResult) }),
});

const Entry = z.object({
  entryId: z.string(),
  kind: z.enum(['SUBMITTED', 'ACCEPT', 'DECLINE', 'COMMENT', 'CHANGED', 'REMINDED', 'EXPIRED', 'CANCELED']),
  step: z.int(),
  by: z.string().nullable().meta({ description: 'Null: the shop itself' }),
  asName: z.string().nullable().meta({ description: 'For whom they stood in' }),
  isByMail: z.boolean().meta({ description: 'By the link of a mail, without signing in' }),
  comment: z.string().nullable(),
  at: Moment,
});

export const ApprovalDetail = z
  .object({
    approval: ApprovalOrder.omit({ items: true }),
    order: Order,
    isOwn: z.boolean(),
    steps: z.array(
      z.object({
        names: z.array(z.string()).meta({ description: 'Who is asked by name' }),
        asksGroup: z.boolean(),
        how: z.enum(['ANY', 'ALL']),
        state: z.enum(['DONE', 'NOW', 'AHEAD']),
        away: z
          .array(z.object({ name: z.string(), standIns: z.array(z.string()) }))
          .meta({ description: 'Of the step under way: who is asked and away today, and who may decide for them' }),
      }),
    ),
    entries: z.array(Entry),
    budgets: z
      .array(z.object({ name: z.string(), charged: Money, left: Money }))
      .meta({ description: 'What it takes out of which budget center, and what is left there with it held' }),
    choices: z
      .object({
        coupons: z.array(z.string()),
        budgetCenter: z.string().nullable().meta({ description: 'That of the whole order; null: none, or each row has its own' }),
        centers: z.array(z.object({ value: z.string(), name: z.string() })).meta({ description: 'Those that it can be charged to' }),
      })
      .optional()
      .meta({ description: 'Of one that waits and that the caller may change, where that was asked' }),
  })
  .meta({ id: 'ApprovalDetail' });
export type ApprovalDetail = z.output<typeof ApprovalDetail>;

/** One of them, with what was said about it. An addition. */
export const getApproval = call({
  name: 'getApproval',
  method: 'GET',
  path: '/cc/api/approvals/:orderNumber',
  tag: 'approvals',
  openTo: 'signed-in',
  summary: 'An order that waits for an approval, or has, with its steps and what was said',
  params: z.object({ orderNumber: OrderNumber }),
  query: z.object({ changing: flag.meta({ description: 'Whether what can be chosen anew is wanted, too' }) }),
  body: NoBody,
  answer: ApprovalDetail,
});

/** K-08: changes the rows of an order that waits. */
export const modifyOrder = call({
  name: 'modifyOrder',
  method: 'PUT',
  path: '/cc/api/cart/default',
  tag: 'approvals',
  openTo: 'signed-in',
  ignoresKey: true,
  summary:
    'Changes an order that waits for an approval: its owner, or who may decide about it now. It goes on waiting, and whoever had said yes is asked again',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    tenantId: z.enum(['StaplesAdvantage']),
    channel: z.enum(['WEB']),
    actionType: z.enum(['MODIFY_CART']),
    orderNumber: z.string().max(18),
    returnData: flag.meta({ description: 'Whether the whole order is answered, as a cart; otherwise only how it stands' }),
  }),
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z
      .array(
        z.object({
          cartItemId: LineId,
          qty: z.int().min(0).max(MAX_LINE_QTY).optional().meta({ description: '0 drops the row' }),
          status: z.enum(['ACTIVE', 'DELETED']).optional().meta({ description: 'DELETED drops the row' }),
          itemId: ItemId.optional().meta({ description: 'Another item in the place of the row. An addition' }),
        }),
      )
      .max(MAX_CART_ROWS)
      .optional(),
    coupons: z
      .array(z.string().max(40))
      .max(20)
      .optional()
      .meta({ description: 'All codes that it is to have: others are taken off it, a new one has to apply. Absent: they stay' }),
    accountingInfo: z
      .object({
        poNumber: z.string().max(60).optional(),
        poRelease: z.string().max(60).optional(),
        budgetCenter: z.string().max(60).optional().meta({ description: 'The center that all of it is charged to' }),
      })
      .optional(),
    deviceData: DeviceData,
  }),
  answer: z.union([CartResponse, z.object({ orderNumber: z.string(), status: z.enum(WIRE_ORDER_STATES) })]),
});

/** Says something about one that waits: its owner and those who are asked are told. An addition. */
export const commentApproval = call({
  name: 'commentApproval',
  method: 'POST',
  path: '/cc/api/approvals/:orderNumber/comments',
  tag: 'approvals',
  openTo: 'signed-in',
  summary: 'Asks or answers something about an order that waits for an approval',
  params: z.object({ orderNumber: OrderNumber }),
  query: Nothing,
  body: z.object({ comment: Comment.min(1) }),
  answer: z.object({ entryId: z.string() }),
});
