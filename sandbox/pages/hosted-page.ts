import { z } from 'zod';
import { CARD_FIELDS_MESSAGE, type CardField, type CardFieldError } from '../cards/card-check.ts';
import { DEMO_NUMBERS } from '../cards/demo-cards.ts';
import { html, type Html } from './html.ts';
import { dollarsText } from '../ledger/money.ts';
import type { Page } from './page.ts';

/** The most characters of a return address and of the shop's state in it. */
const MAX_URL = 2000;
const MAX_STATE = 512;

/** What the shop sends along: where to return, its own state, and what the card is for. */
export const hostedQuerySchema = z.object({
  returnUrl: z.string().max(MAX_URL),
  state: z.string().max(MAX_STATE).default(''),
  checkoutId: z.string().max(100).default(''),
  /** Whose cards they are: the merchant, as the vendor knows the site. */
  id: z.string().max(64).default(''),
  /** The card pays for an order, or is kept for later ones. */
  purpose: z.enum(['PAY', 'SAVE']).default('PAY').catch('PAY'),
  amount: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .optional()
    .catch(undefined),
});

export type HostedQuery = z.output<typeof hostedQuerySchema>;

export interface HostedPageOptions {
  query: HostedQuery;
  brandName: string;
  cancelUrl: string;
  shopOrigin: string;
  /** Kept after an error; number and security code have to be typed again. */
  expiry?: string;
  errors?: readonly CardFieldError[];
}

/** The card form for shoppers without JavaScript, on the vendor's own page. */
export function hostedPage(options: HostedPageOptions): Page {
  const { query, brandName, shopOrigin, errors = [] } = options;
  return {
    title: `${errors.length > 0 ? 'Error: ' : ''}Card details – ${brandName}`,
    theme: 'page',
    status: errors.length > 0 ? 422 : 200,
    formTargets: [shopOrigin],
    body: html`<main aria-label="Card details">
      <div class="panel">
        <h1>Card details</h1>
        <p class="maker">${query.purpose === 'SAVE' ? 'to save' : 'for your order'} at ${brandName}</p>
        ${query.amount !== undefined && html`<p class="total"><span>Amount</span> <strong>${dollarsText(Math.round(Number(query.amount) * 100))}</strong></p>`}
        ${errors.length > 0 && errorSummary(errors)} ${cardForm(options)}
      </div>
      ${demoNote()}
    </main>`,
  };
}

function errorSummary(errors: readonly CardFieldError[]): Html {
  return html`<div class="summary" role="alert" tabindex="-1">
    <p>${CARD_FIELDS_MESSAGE}</p>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

function cardForm({ query, brandName, cancelUrl, expiry = '', errors = [] }: HostedPageOptions): Html {
  const hidden = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const field = fieldWith(errors);
  return html`<form method="post" action="/hosted/card" novalidate autocomplete="on">
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="fields">
      ${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', isWide: true })}
      ${field({ name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM/YY', value: expiry })}
      ${field({ name: 'cvv', label: 'Security code', autocomplete: 'cc-csc' })}
    </div>
    <p class="hint">A store card needs no expiration date and no security code.</p>
    <div class="actions">
      <button class="button" type="submit">Use this card</button>
      <a class="button quiet" href="${cancelUrl}">Back to ${brandName}</a>
    </div>
  </form>`;
}

interface FieldOptions {
  name: CardField;
  label: string;
  autocomplete: string;
  placeholder?: string;
  value?: string;
  isWide?: boolean;
}

function fieldWith(errors: readonly CardFieldError[]): (options: FieldOptions) => Html {
  return ({ name, label, autocomplete, placeholder = '', value = '', isWide = false }) => {
    const message = errors.find((error) => error.field === name)?.message;
    const state = message && html` aria-invalid="true" aria-describedby="${name}-error"`;
    return html`<div class="${isWide ? 'wide' : ''}">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        placeholder="${placeholder}"
        value="${value}"
        spellcheck="false"
        required${state}
      />
      ${message && html`<p class="error" id="${name}-error">${message}</p>`}
    </div>`;
  };
}

function demoNote(): Html {
  return html`<details>
    <summary>Sandbox: test cards only</summary>
    <p>This is a demonstration. Never enter a real card; with any later date and the code 123 these numbers work:</p>
    <ul class="numbers">
      ${DEMO_NUMBERS.map(({ number, what }) => html`<li><code>${number}</code> <span>${what}</span></li>`)}
    </ul>
  </details>`;
}

/** The page for a request that names no way back to the shop. */
export function lostPage(brandName: string): Page {
  return {
    title: `Nothing to pay – ${brandName}`,
    theme: 'page',
    status: 400,
    body: html`<main aria-label="Card details">
      <div class="panel">
        <h1>This page was opened without an order</h1>
        <p>Nothing was charged. Go back to ${brandName} and choose your payment there.</p>
      </div>
    </main>`,
  };
}
