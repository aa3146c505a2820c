import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  Billing,
  checkBillingEmail as checkCall,
  confirmBillingEmail as confirmCall,
  saveBilling as saveCall,
} from '#contracts/organization/billing.ts';
import { BILL_TO_CHARACTERS, BILLING_EMAIL_DAYS, billToLines, MOST_BILL_TO_LINES } from '#domain/accounts/credit/billing.ts';
import { differencesOf } from '#domain/accounts/people/rights.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Requester } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { lockAccount, type Looking, noteAccountChange } from '../../shoppers/index.ts';
import { administrating } from '../administrating.ts';
import { administratorOf, changingAdministrator, type Administrator } from '../administrator.ts';
import { billingToken } from './billing-mail.ts';
import { findAsked, findBilling, takeAsked, writeAsked, writeBilling, type BillingRow } from './billing.repository.ts';

type Confirmed = Promise<Reply<z.input<(typeof confirmCall)['answer']>>>;

const VALID_MS = BILLING_EMAIL_DAYS * 24 * 3_600_000;
const NOT_INVOICED = 'Your organization isn’t set up for invoices.';
const TOO_LONG = `Use up to ${MOST_BILL_TO_LINES} lines of ${BILL_TO_CHARACTERS} characters.`;
const EMAIL = 'Accounts payable email';
const CONFIRMED = `${EMAIL}, confirmed there`;
const NOTHING: BillingRow = { bill_to: [], email: null, asked_email: null, asked_until: null };

/** Whom the invoices of an organization name, and where they are mailed to. */
export async function getBilling(shop: Shop, looking: Looking): Promise<Reply<Billing>> {
  const asked = invoiced(administratorOf(looking));
  return asked.ok ? answer(await readBilling(shop, asked.body.account.number)) : asked;
}

/** Changes that. The address holds at once; another email once its mailbox has said yes: until then they go where they went before. */
export async function saveBilling(shop: Shop, looking: Looking, { body }: Input<typeof saveCall>): Promise<Reply<Billing>> {
  const asked = invoiced(changingAdministrator(looking));
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const typed = body.email?.trim() ?? '';
  const read = typed === '' ? null : readEmail(typed);
  const billTo = billToLines(body.billTo);
  const errors = [
    ...(billTo === undefined ? [{ field: 'billTo', code: 'INVALID', message: TOO_LONG }] : []),
    ...(read === undefined ? [{ field: 'email', code: 'INVALID', message: EMAIL_ERROR_TEXT }] : []),
  ];
  if (billTo === undefined || read === undefined) return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const wanted = { billTo, email: read === null ? null : normalisedEmail(read) };
  for (;;) {
    const isAsked = isAskedFirst(await rowOf(shop, account.number), wanted.email);
    const seats = await reserve(
      shop,
      isAsked
        ? [
            { kind: 'BILLING_EMAIL', subject: account.number },
            { kind: 'EMAIL_CHANGE_MAILBOX', subject: mailboxOf(wanted.email ?? '') },
          ]
        : [{ kind: 'ORGANIZATION_CHANGE', subject: userId }],
    );
    if (!seats.ok) return tooManyAttempts(seats);
    const done = await writeWanted(shop, asked.body, wanted, isAsked);
    if (!done.ok) return done;
    // Somebody was faster, and it takes other seats now: they are taken first.
    if (done.body) return answer(await readBilling(shop, account.number));
  }
}

type Wanted = { readonly billTo: string[]; readonly email: string | null };

/** Whether an email is another one than invoices go to: its mailbox is asked before they do. */
function isAskedFirst(row: BillingRow, email: string | null): boolean {
  return email !== null && email !== row.email;
}

/** @param isAsked whether there is room for a mail that asks. @returns false, with nothing done: of the row as it is now that is another thing. */
function writeWanted(shop: Shop, asked: Administrator, { billTo, email }: Wanted, isAsked: boolean): Promise<Reply<boolean>> {
  const { account } = asked;
  return administrating(shop, asked, async (tx, giver) => {
    const [tokenId, now] = [randomUUID(), shop.now()];
    const [row = NOTHING] = await findBilling(tx, [account.number]);
    if (isAskedFirst(row, email) !== isAsked) return answer(false);
    await writeBilling(tx, [account.number, billTo, isAsked ? row.email : email]);
    if (isAsked) {
      const until = new Date(now.getTime() + VALID_MS);
      await writeAsked(tx, [account.number, email, tokenId, digest(billingToken(shop, tokenId)), until, giver.userId]);
      await publish(tx, { kind: 'organization.billing-email-asked', payload: { accountNumber: account.number, tokenId } }, now);
    }
    // An email counts once its mailbox has confirmed it: until then it is asked, and invoices go where they went.
    const toCome = isAsked ? `${wordOf(row.email)}, ${email} once it’s confirmed` : undefined;
    const wanted = { ...wordsOf(billTo, email), ...(toCome !== undefined && { [EMAIL]: toCome }) };
    const differences = differencesOf(wordsOf(row.bill_to, row.email), wanted);
    if (differences.length > 0)
      await noteAccountChange(tx, { by: giver, at: now }, { kind: 'RIGHTS_CHANGED', about: { subject: 'billing' }, differences });
    if (!isAsked) await tellOfChange(tx, account.number, { before: row.email, after: email }, now);
    return answer(true);
  });
}

/** What a link leads to. Nothing is changed: programs follow the links of mails, too. */
export async function checkBillingEmail(shop: Shop, _requester: Requester, { query: { token } }: Input<typeof checkCall>): Confirmed {
  const [found] = await findAsked(shop.database, [digest(token), shop.now()]);
  return found === undefined ? refuse('LINK_USED_UP') : answer({ organization: found.organization, email: found.email });
}

/** Takes the email for who reads its mailbox. Whoever got the invoices before is told, and the log of changes names the administrator who asked. */
export async function confirmBillingEmail(shop: Shop, _requester: Requester, { body: { token } }: Input<typeof confirmCall>): Confirmed {
  const [found] = await findAsked(shop.database, [digest(token), shop.now()]);
  if (found === undefined) return refuse('LINK_USED_UP');
  const { account_number: number, organization } = found;
  return transaction(shop.database, async (tx) => {
    await lockAccount(tx, [number]);
    const now = shop.now();
    const [taken] = await takeAsked(tx, [number, digest(token), now]);
    if (taken === undefined) return refuse('LINK_USED_UP');
    const { before, email, asked_by: userId } = taken;
    const difference = { what: CONFIRMED, before: wordOf(before), after: email };
    const by = { userId, account: { number } };
    await noteAccountChange(tx, { by, at: now }, { kind: 'RIGHTS_CHANGED', about: { subject: 'billing' }, differences: [difference] });
    await tellOfChange(tx, number, { before, after: email }, now);
    return answer({ organization, email });
  });
}

type EmailChange = { readonly before: string | null; readonly after: string | null };

/** Whoever got the invoices until now hears that they go elsewhere. */
async function tellOfChange(tx: Tx, accountNumber: string, change: EmailChange, now: Date): Promise<void> {
  if (change.before !== change.after)
    await publish(tx, { kind: 'organization.billing-email-changed', payload: { accountNumber, ...change } }, now);
}

function invoiced(asked: Reply<Administrator>): Reply<Administrator> {
  return asked.ok && asked.body.account.settings.isInvoiceAllowed !== true ? refuse('FORBIDDEN', { message: NOT_INVOICED }) : asked;
}

async function rowOf(shop: Shop, accountNumber: string): Promise<BillingRow> {
  const [row = NOTHING] = await findBilling(shop.database, [accountNumber]);
  return row;
}

async function readBilling(shop: Shop, accountNumber: string): Promise<Billing> {
  const { bill_to: billTo, email, asked_email: askedEmail, asked_until: until } = await rowOf(shop, accountNumber);
  return { billTo, email, askedEmail: until !== null && until > shop.now() ? askedEmail : null };
}

function wordsOf(billTo: readonly string[], email: string | null): Readonly<Record<string, string>> {
  return { 'Bill-to address': billTo.join(', ') || 'None', [EMAIL]: wordOf(email) };
}

function wordOf(email: string | null): string {
  return email ?? 'Administrators';
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
