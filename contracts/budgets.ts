import { z } from 'zod';
import { Money } from './shapes.ts';

/** A budget center that can be chosen, with what is neither spent nor held by other orders. */
const BudgetValue = z.object({ value: z.string(), description: z.string(), availableBalance: Money });

/** What an order or its rows can be charged to. (C §3, Budget center and invoice info) */
export const BudgetInfo = z
  .object({
    type: z.literal('BUDGET_CENTER'),
    level: z.enum(['ORDER', 'LINE']).meta({ description: 'ORDER: one for the whole order; LINE: one for each row' }),
    values: z.array(BudgetValue).meta({ description: 'A page of 100, by name; query bcPage asks for another' }),
    totPages: z.int(),
    showBCLink: z.boolean().meta({ description: 'There are more pages than this one' }),
    isConfigured: z.boolean().meta({ description: 'The account has budget centers' }),
    showNone: z.boolean().meta({ description: 'None can be chosen, too, as the empty text' }),
    defaultVal: z.string().nullable(),
    defaultDesc: z.string().nullable(),
    budgetingEnabled: z.boolean(),
  })
  .meta({ id: 'BudgetInfo' });
export type BudgetInfo = z.output<typeof BudgetInfo>;

/** The choice of an invoice for what is left to pay: one value, with the credit that is left. (C §3, Budget center and invoice info) */
export const InvoiceInfo = BudgetInfo.extend({
  type: z.literal('INVOICE'),
  level: z.literal('ORDER'),
  values: z.array(BudgetValue).meta({ description: 'One, "true", with the credit that is left' }),
  isConfigured: z.boolean().meta({ description: 'Orders can go on invoice now: not where invoices are past due for too long' }),
  showNone: z.boolean().meta({ description: 'Something else can pay' }),
}).meta({ id: 'InvoiceInfo' });

/** What an order takes of the credit of its buyer's organization. An addition. */
export const CartCredit = z
  .object({
    name: z.string().meta({ description: 'What it is called as a payment, by its terms: "Invoice, net 30"' }),
    limit: Money,
    available: Money.meta({ description: 'Neither owed nor held by other orders' }),
    termsDays: z.int(),
    charged: Money.meta({ description: 'What of the order would go on invoice' }),
    availableAfter: Money.meta({ description: 'Below zero: the order is above the credit' }),
    isOver: z.boolean().meta({ description: 'The order is above the credit' }),
    daysPastDue: z.int().meta({ description: 'Of the oldest invoice that is open; 0: none is past due' }),
    isOpen: z.boolean().meta({ description: 'Orders can go on invoice: nothing is past due for too long' }),
    keeper: z.object({ name: z.string(), email: z.string() }).nullable().meta({ description: 'Whom its buyer can ask' }),
  })
  .meta({ id: 'CartCredit' });
export type CartCredit = z.output<typeof CartCredit>;

/** The balance that the header shows: of the order's budget center, else of the one that is preselected. */
export const BcDetails = z.object({ budgetCenter: z.string().nullable(), availableBalance: Money.nullable() }).meta({ id: 'BcDetails' });

/** What an order takes out of a budget center. An addition. */
const BudgetCharge = z.object({
  budgetCenter: z.string(),
  description: z.string(),
  charged: Money,
  availableBalance: Money,
  balanceAfter: Money,
  over: Money.nullable().meta({ description: 'By how much the order is above what is left; null: it is within' }),
});

/** What a cart is charged to, and whom its buyer can ask for more. An addition. */
export const CartBudgets = z
  .object({
    level: BudgetInfo.shape.level,
    charges: z.array(BudgetCharge),
    keeper: z.object({ name: z.string(), email: z.string() }).nullable(),
  })
  .meta({ id: 'CartBudgets' });
export type CartBudgets = z.output<typeof CartBudgets>;
