import { displaySettings } from '#domain/accounts/display-rules.ts';
import type { InvoiceCredit } from '#domain/accounts/credit/invoice-credit.ts';
import { rulesOf, type Approver, type Shopper } from '../shoppers/index.ts';

/** The credit of an account as `creditOf` gives it. */
export type CreditTuple = [
  limitCents: number,
  heldCents: number,
  owedCents: number,
  termsDays: number,
  oldestDueOn: string | null,
  administrator: Approver | null,
];

/** The credit of somebody's organization, and who of it can be asked about what is not paid. */
export type OwnCredit = InvoiceCredit & { readonly administrator: Approver | undefined };

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
      (select min(i.due_on) from account_invoices i where i.account_number = k.account_number and i.open_cents > 0),
      (select json_build_object('name', trim(b.first_name || ' ' || b.last_name), 'email', b.email) from users b
       where b.account_number = k.account_number and 'ACCOUNT_ADMIN' = any (b.roles) and b.standing = 'ACTIVE' order by b.created_at, b.email limit 1))
    from credit_accounts k where k.account_number = ${account})`;
}

/** Whom a buyer can ask about what their organization owes: not themselves. */
export function payerOf({ administrator }: Pick<OwnCredit, 'administrator'>, { person }: Pick<Shopper, 'person'>): Approver | undefined {
  return administrator?.email === person?.email ? undefined : administrator;
}

/** What `creditOf` has read. */
export function creditFrom([limitCents, heldCents, owedCents, termsDays, oldestDueOn, administrator]: CreditTuple): OwnCredit {
  return { limitCents, heldCents, owedCents, termsDays, oldestDueOn: oldestDueOn ?? undefined, administrator: administrator ?? undefined };
}
