import { escapeHtml } from '../gateways/escape-html.ts';
import type { HandedOver } from './procurement.repository.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c2330;background:#fff}main{max-width:34rem;margin:0 auto;padding:2.5rem 1rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}' +
  'button,a{display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;line-height:1.5rem;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:#14532d;color:#fff;text-decoration:none;cursor:pointer}';

/** A page of its own, in no frame of ours: it leaves the shop. @param form what is sent when somebody presses, or at once where scripts run. */
function pageOf({
  nonce,
  title,
  content,
  script = '',
}: {
  readonly nonce: string;
  readonly title: string;
  readonly content: string;
  readonly script?: string;
}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main>${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`;
}

/** Hands over to the purchasing system: a form that goes there by itself where scripts run. Every text in it is escaped: it is the buyer's, the catalogue's or the partner's. */
export function handoverPage({ partnerName, action, fields }: HandedOver, nonce: string): string {
  const inputs = fields.map(({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('');
  return pageOf({
    nonce,
    title: `Back to ${partnerName}`,
    content: `<p>You’re signed out here. If ${escapeHtml(partnerName)} doesn’t open by itself, press the button.</p><form id="back" method="post" action="${escapeHtml(action)}">${inputs}<button>Continue to ${escapeHtml(partnerName)}</button></form>`,
    script: "document.getElementById('back').submit();",
  });
}

/** Says why nothing could be handed over, and what to do. */
export function notHandedOverPage(text: string, nonce: string): string {
  return pageOf({ nonce, title: 'That didn’t work', content: `<p>${escapeHtml(text)}</p><p><a href="/">Go to the shop</a></p>` });
}
