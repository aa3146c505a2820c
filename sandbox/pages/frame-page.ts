import { z } from 'zod';
import { brandMarks } from './brand-marks.ts';
import { html, type Html } from './html.ts';
import type { Page } from './page.ts';

const flag = (preset: boolean): z.ZodType<boolean> =>
  z
    .enum(['true', 'false'])
    .catch(preset ? 'true' : 'false')
    .transform((value) => value === 'true');

const shortText = z.string().max(100).catch('');

/**
 * The parameters of the card frame. (S §7, Browser-side) Unknown ones are ignored, and those with a value that means
 * nothing here have their preset. `locale`, `noCors` and `pwpCheck` change nothing: the texts are English everywhere,
 * the frame only ever posts to its own origin, and the vendor has no points to look up.
 */
export const frameQuerySchema = z.object({
  locale: z.enum(['en-US', 'en-CA', 'fr-CA']).catch('en-US'),
  expiry: flag(true),
  cvv: flag(true),
  stpls: flag(false),
  noClrFlds: flag(false),
  isDotcom: flag(true),
  pwpCheck: flag(false),
  noCors: flag(false),
  checkoutId: shortText,
  style: z.enum(['consumer', 'business']).optional().catch(undefined),
  iframeId: shortText,
  id: shortText,
  tranID: shortText,
  parentOrigin: z.string().max(200),
  nonce: z.string().regex(/^[\w-]{16,128}$/),
});

export type FrameQuery = z.output<typeof frameQuerySchema>;

/**
 * The page inside the shop's checkout that holds the card fields. Only the parent's origin may show it.
 *
 * @param storePrefixes first digits of the store's own card.
 */
export function framePage(query: FrameQuery, storePrefixes: readonly string[]): Page {
  const isBusiness = query.style === 'business' || (query.style === undefined && !query.isDotcom);
  return {
    title: 'Card details',
    theme: isBusiness ? 'frame business' : 'frame',
    body: frameBody(query, storePrefixes),
    script: '/frame/card-frame.ts',
    frameAncestors: [query.parentOrigin],
  };
}

function frameBody(query: FrameQuery, storePrefixes: readonly string[]): Html {
  const { parentOrigin, nonce, id, iframeId, checkoutId, tranID } = query;
  const asksExpiry = query.expiry && !query.stpls;
  const asksCvv = query.cvv && !query.stpls;
  return html`<noscript><p class="notice">Entering a card here needs JavaScript.</p></noscript>
    <form
      id="card"
      novalidate
      aria-label="Card details"
      data-parent-origin="${parentOrigin}"
      data-nonce="${nonce}"
      data-id="${id}"
      data-iframe-id="${iframeId}"
      data-checkout-id="${checkoutId}"
      data-transaction-id="${tranID}"
      data-store-prefixes="${storePrefixes.join(',')}"
      data-asks-cvv="${String(asksCvv)}"
      data-keeps-fields="${String(query.noClrFlds)}"
    >
      <div id="gateway" class="notice" role="alert" hidden>
        <span id="gateway-text"></span> <button type="button" id="retry" hidden>Click here to retry.</button>
      </div>
      <div class="fields">
        <div class="wide">
          <label for="number">Card number</label>
          <div class="box branded">
            <input
              id="number"
              name="number"
              inputmode="numeric"
              autocomplete="cc-number"
              spellcheck="false"
              required
              aria-describedby="number-error"
            />${brandMarks()}
          </div>
          <p class="error" id="number-error" aria-live="polite" hidden></p>
          <p class="quiet-text" id="brand-name" aria-live="polite"></p>
        </div>
        ${
          asksExpiry &&
          html`<div id="expiry-field">
            <label for="expiry">Expiration date</label>
            <input
              id="expiry"
              name="expiry"
              inputmode="numeric"
              autocomplete="cc-exp"
              placeholder="MM/YY"
              required
              aria-describedby="expiry-error"
            />
            <p class="error" id="expiry-error" aria-live="polite" hidden></p>
          </div>`
        }
        ${
          asksCvv &&
          html`<div id="cvv-field">
            <label for="cvv">Security code</label>
            <input id="cvv" name="cvv" inputmode="numeric" autocomplete="cc-csc" required aria-describedby="cvv-error" />
            <p class="error" id="cvv-error" aria-live="polite" hidden></p>
          </div>`
        }
        <p class="hint wide" id="store-card" hidden>The store card needs no expiration date and no security code.</p>
      </div>
      <button type="submit" class="quiet-text" tabindex="-1" aria-hidden="true">Continue</button>
    </form>`;
}
