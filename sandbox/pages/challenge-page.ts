import { statusOf, type Challenge, type ChallengeStatus } from '../authorizations/challenges.ts';
import { html } from './html.ts';
import { dollarsText } from '../ledger/money.ts';
import type { Page } from './page.ts';
import type { Vendor } from '../vendor.ts';

/** The shop's address for the end of a 3-D Secure challenge. (C §2, Routes) */
const RETURN_PATH = '/cc/api/tdprocess';

/** The page of the card's bank: the payer confirms or denies. After the answer it leads back to the shop. */
export function challengePage(challenge: Challenge, { settings, now }: Pick<Vendor, 'settings' | 'now'>): Page {
  const status = statusOf(challenge, now());
  if (status !== undefined) return answeredPage(challenge, status, settings);
  const action = `/challenge/${challenge.transactionId}`;
  return {
    title: 'Confirm your payment',
    theme: 'page',
    frameAncestors: settings.shopOrigins,
    formTargets: [challenge.shopOrigin],
    body: html`<main aria-label="Your bank">
      <div class="panel">
        <h1>Confirm your payment</h1>
        <p class="maker">Your bank asks whether this is you.</p>
        <dl class="facts">
          <div>
            <dt>Shop</dt>
            <dd>${settings.brandName}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>${dollarsText(challenge.amountCents)}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>ending in ${challenge.lastFourDigit}</dd>
          </div>
        </dl>
        <form method="post" action="${action}">
          <div class="actions pair">
            <button class="button quiet" name="answer" value="deny">Deny</button>
            <button class="button" name="answer" value="approve">Approve</button>
          </div>
        </form>
      </div>
      <p class="test-only">Sandbox: a real bank would ask for a code or its app.</p>
    </main>`,
  };
}

/** Posts the answer to the shop: by itself with JavaScript, with a button without. */
function answeredPage(challenge: Challenge, status: ChallengeStatus, settings: Vendor['settings']): Page {
  const { checkoutId, transactionId, shopOrigin } = challenge;
  const fields = Object.entries({ checkoutId, transactionId, status });
  return {
    title: status === 'Y' ? 'Payment confirmed' : 'Payment denied',
    theme: 'page',
    frameAncestors: settings.shopOrigins,
    formTargets: [shopOrigin],
    script: '/frame/submit-now.ts',
    body: html`<main aria-label="Your bank">
      <div class="panel">
        <h1>${status === 'Y' ? 'Payment confirmed' : 'Payment denied'}</h1>
        <p class="maker">Going back to ${settings.brandName} …</p>
        <form id="return" method="post" action="${shopOrigin}${RETURN_PATH}">
          ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <div class="actions"><button class="button" type="submit">Continue</button></div>
        </form>
      </div>
    </main>`,
  };
}

/** The page for a challenge that does not exist. */
export function unknownChallengePage({ settings }: Pick<Vendor, 'settings'>): Page {
  return {
    title: 'Nothing to confirm',
    theme: 'page',
    status: 404,
    frameAncestors: settings.shopOrigins,
    body: html`<main aria-label="Your bank">
      <div class="panel">
        <h1>There is nothing to confirm</h1>
        <p>Nothing was charged. Go back to ${settings.brandName} and try again.</p>
      </div>
    </main>`,
  };
}
