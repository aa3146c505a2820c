import { z } from 'zod';
import type { Approver } from './approvers.ts';
import { PAYERS, type Payer } from '../approvals/payers.ts';
import { dollarsText } from '../ledger/money.ts';
import { MAX_AUTH_TOKEN } from '../tokens/auth-tokens.ts';
import { html, type Html } from './html.ts';
import { hostedQuerySchema } from './hosted-page.ts';
import type { Page } from './page.ts';
import type { MadeIn } from '../tokens/tokens.ts';

/** What the shop sends along, and how far the payer has come. */
export const approvalSchema = hostedQuerySchema.extend({
  /** What the shop allowed: the payment is then good in that checkout and for that payer alone. */
  clientToken: z.string().max(MAX_AUTH_TOKEN).optional(),
  /** How the payer gets what they pay for. */
  handing: z.enum(['SHIPPED', 'PICKED_UP', 'BOTH']).default('SHIPPED').catch('SHIPPED'),
  email: z.string().max(254).optional().catch(undefined),
  decision: z.literal('approve').optional().catch(undefined),
});

export type ApprovalQuery = z.output<typeof approvalSchema>;

export interface ApprovalPageOptions {
  approver: Approver;
  made: MadeIn;
  query: ApprovalQuery;
  brandName: string;
  cancelUrl: string;
  shopOrigin: string;
}

/** The amount that is to be approved; `undefined` when the shop names none. */
export function centsOf({ amount }: Pick<ApprovalQuery, 'amount'>): number | undefined {
  const cents = amount === undefined ? 0 : Math.round(Number(amount) * 100);
  return cents > 0 ? cents : undefined;
}

/** Who pays? The vendor's sign-in; a demonstration asks for no password. */
export function logInPage(options: ApprovalPageOptions, isUnknown = false): Page {
  const { approver, query, shopOrigin } = options;
  const state = isUnknown && html` aria-invalid="true" aria-describedby="email-error"`;
  return {
    title: `${isUnknown ? 'Error: ' : ''}Log in to ${approver.name}`,
    theme: `page ${approver.theme}`,
    status: isUnknown ? 422 : 200,
    formTargets: [shopOrigin],
    body: html`<main aria-label="${approver.name}">
      <div class="panel">
        <p class="vendor-name">${approver.name}</p>
        <h1>Log in to pay</h1>
        ${amountLine(options)}
        <form method="post" action="/approve/${approver.path}" novalidate>
          ${hidden(query)}
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            value="${query.email ?? PAYERS[0]?.email ?? ''}"
            required${state}
          />
          ${isUnknown && html`<p class="error" id="email-error">We don’t know this email. Try one of those below.</p>`}
          <div class="actions">
            <button class="button" type="submit">${approver.logIn}</button>
            <a class="button quiet" href="${options.cancelUrl}">Cancel and go back to ${options.brandName}</a>
          </div>
        </form>
      </div>
      <details ${isUnknown ? 'open' : ''}>
        <summary>Sandbox: who can log in here</summary>
        <p>This is a demonstration. It knows these people and asks for no password.</p>
        <form method="post" action="/approve/${approver.path}" class="payers">
          ${hidden(query)}
          ${PAYERS.map(({ email, what }) => html`<button class="button quiet" name="email" value="${email}"><b>${email}</b> <span>${what}</span></button>`)}
        </form>
      </details>
    </main>`,
  };
}

/** What is paid, to whom and how: the payer agrees or goes back. */
export function reviewPage(options: ApprovalPageOptions, payer: Payer): Page {
  const { approver, query, brandName, cancelUrl, shopOrigin } = options;
  return {
    title: `Review your payment – ${approver.name}`,
    theme: `page ${approver.theme}`,
    formTargets: [shopOrigin],
    body: html`<main aria-label="${approver.name}">
      <div class="panel">
        <p class="vendor-name">${approver.name}</p>
        <h1>Hi, ${payer.name}</h1>
        <dl class="facts">
          <div>
            <dt>Pay to</dt>
            <dd>${brandName}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>${amountText(query)}</dd>
          </div>
          <div>
            <dt>Pay with</dt>
            <dd>${approver.source}</dd>
          </div>
        </dl>
        ${plan(options)}
        <form method="post" action="/approve/${approver.path}">
          ${hidden(query)}
          <input type="hidden" name="email" value="${payer.email}" />
          <div class="actions">
            <button class="button" name="decision" value="approve">${approver.approve}</button>
            <a class="button quiet" href="${cancelUrl}">Cancel and go back to ${brandName}</a>
          </div>
        </form>
      </div>
      <p class="test-only">You place the order at ${brandName}. No more than this amount is charged, and only ${WHEN[query.handing]}.</p>
    </main>`,
  };
}

/** When the shop charges what was approved, by how the payer gets it. */
const WHEN: Record<ApprovalQuery['handing'], string> = {
  SHIPPED: 'when your order ships',
  PICKED_UP: 'when you pick up your order',
  BOTH: 'when your order ships or you pick it up',
};

function hidden({ returnUrl, state, checkoutId, amount, clientToken, handing }: ApprovalQuery): Html {
  const fields = Object.entries({ returnUrl, state, checkoutId, amount, clientToken, handing }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

function amountText(query: ApprovalQuery): string {
  const cents = centsOf(query);
  return cents === undefined ? 'what your order comes to' : dollarsText(cents);
}

function amountLine({ query, brandName }: ApprovalPageOptions): Html {
  return html`<p class="total"><span>${brandName}</span> <strong>${amountText(query)}</strong></p>`;
}

/** Parts that add up to the cent: the first has what does not divide. */
function plan({ approver: { parts }, query }: ApprovalPageOptions): Html | false {
  const cents = centsOf(query);
  if (parts < 2 || cents === undefined) return false;
  const part = Math.floor(cents / parts);
  const first = WHEN[query.handing].replace(/^w/, 'W');
  return html`<ul class="plan">
    ${Array.from({ length: parts }, (_, index) => {
      const when = index === 0 ? first : `${index * 2} weeks later`;
      return html`<li><span>${when}</span> <span>${dollarsText(index === 0 ? cents - part * (parts - 1) : part)}</span></li>`;
    })}
  </ul>`;
}
