import { html } from './html.ts';
import type { Page } from './page.ts';

/** The numbers that the demo's shop gives its parcels. */
const NUMBER = /^FS\d{10}US$/;

/** Where links of the demo's carrier lead: a real carrier says here how far a parcel is. */
export function trackingPage(number: string, brandName: string): Page {
  const isKnown = NUMBER.test(number);
  return {
    title: isKnown ? `Package ${number} – Sandbox Parcel` : 'No such package – Sandbox Parcel',
    theme: 'page',
    status: isKnown ? 200 : 404,
    body: html`<main aria-label="Sandbox Parcel">
      <div class="panel">
        <h1>${isKnown ? 'Track your package' : 'We know no such package'}</h1>
        <p class="maker">Sandbox Parcel</p>
        <dl class="facts">
          <div>
            <dt>Tracking number</dt>
            <dd>${number}</dd>
          </div>
          <div>
            <dt>Sent by</dt>
            <dd>${brandName}</dd>
          </div>
        </dl>
        <p>${isKnown ? `How far it is stands on your order’s page at ${brandName}.` : 'Check the number in your email from the shop.'}</p>
      </div>
      <p class="test-only">Sandbox: a carrier that carries nothing. A real one shows each stop here.</p>
    </main>`,
  };
}
