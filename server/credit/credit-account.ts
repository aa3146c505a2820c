import { displaySettings } from '#domain/accounts/display-rules.ts';
import type { InvoiceCredit } from '#domain/accounts/credit/invoice-credit.ts';
import { rulesOf, type Approver, type Shopper } from '../shoppers/index.ts';

/** The credit of an account as `creditOf` gives it. */
export type CreditTuple = [limitCents: number, heldCents: number, owedCents: number, termsDays: number, oldestDueOn: string | null];

/**
 * Whether somebody may put orders on invoice, on this site: their organization may be invoiced, and neither payment nor invoice is hidden from them. (A-134, C6-33)
 * Whether it has a credit says the database.
 */
export function mayBeInvoiced({ tenant, account, person }: Pick<Shopper, 'tenant' | 'account' | 'person'>): boolean {
  if (tenant !== 'SBA' || account?.settings.isInvoiceAllowed !== true) return false;
  return displaySettings(rulesOf(person)).showsInvoice;
}

/** Whether an invoice is chosen before somebody chooses. (C6-37) */
export function isInvoicePreselected({ person }: Pick<Shopper, 'person'>): boolean {
  return displaySettings(rulesOf(person)).preselectsInvoice;
}

/** The credit of an account, as one value of a larger statement; null: it has none. @param account SQL of the account number */
export function creditOf(account: string): string {
  return `(select json_build_array(k.limit_cents, k.held_cents, k.owed_cents, k.terms_days,
      (select min(i.due_on) from account_invoices i where i.account_number = k.account_number and i.open_cents > 0))
    from credit_accounts k where k.account_number = ${account})`;
}

/** Whom a buyer can ask about what their organization owes: not themselves. */
export function payerOf({ person }: Pick<Shopper, 'person'>): Approver | undefined {
  return person?.payer?.email === person?.email ? undefined : person?.payer;
}

/** What `creditOf` has read. */
export function creditFrom([limitCents, heldCents, owedCents, termsDays, oldestDueOn]: CreditTuple): InvoiceCredit {
  return { limitCents, heldCents, owedCents, termsDays, oldestDueOn: oldestDueOn ?? undefined };
}
