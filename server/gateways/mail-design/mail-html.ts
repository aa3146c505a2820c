import { escapeHtml } from '../escape-html.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** The look of a mail: that of the site which it comes from. */
export type MailLook = { readonly brandName: string; readonly accent: string; readonly accentInTheDark: string };

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const INK = { text: '#182130', soft: '#454e5e', line: '#e5ded1', paper: '#f7f3ea', sheet: '#ffffff' } as const;

/**
 * A mail as HTML for the programs that read mails: tables hold it together, since some of them know nothing else, and every style stands where it is
 * used. What knows more gets more: 600 pixels that shrink to 320, and other colors where the reader's own are dark. It loads nothing, so
 * that opening it tells nobody anything.
 */
export function mailHtml({ subject, preview, heading, blocks, foot }: MailContent, look: MailLook): string {
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${stylesFor(look)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${INK.paper};color:${INK.text};font:16px/1.5 ${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${INK.paper}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 16px 12px;font:700 20px/1.3 ${FONT};color:${look.accent}">${escapeHtml(look.brandName)}</td></tr>
<tr><td class="sheet" style="background:${INK.sheet};border:1px solid ${INK.line};border-top:4px solid ${look.accent};border-radius:8px;padding:24px 16px">
<h1 style="margin:0 0 16px;font:700 24px/1.25 ${FONT};overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${blocks.map((block) => htmlOf(block, look)).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px;font-size:13px;color:${INK.soft};overflow-wrap:anywhere">${foot.map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`).join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** What no style at its place can say. */
function stylesFor({ accentInTheDark }: MailLook): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
table{border-collapse:separate}
@media (prefers-color-scheme:dark){
.paper{background:#12161d!important;color:#f1ece1!important}
.sheet{background:#1b212b!important;border-color:#39414d!important;border-top-color:${accentInTheDark}!important;color:#f1ece1!important}
.soft{color:#b9bfca!important}.line{border-color:#39414d!important}
.brand,.link{color:${accentInTheDark}!important}
.way{background:${accentInTheDark}!important;color:#12161d!important}
}`;
}

function htmlOf(block: MailBlock, look: MailLook): string {
  switch (block.kind) {
    case 'SAID':
      return block.lines.map((line) => `<p style="margin:0 0 12px;overflow-wrap:anywhere">${escapeHtml(line)}</p>`).join('\n');
    case 'ITEMS':
      return itemsHtml(block);
    case 'SUMS':
      return sumsHtml(block);
    case 'FACTS':
      return block.facts
        .map(
          ({ label, lines }) =>
            `<p style="margin:0 0 12px;overflow-wrap:anywhere"><span class="soft" style="font-size:13px;color:${INK.soft}">${escapeHtml(label)}</span><br>${lines.map(escapeHtml).join('<br>')}</p>`,
        )
        .join('\n');
    case 'WAY':
      return wayHtml(block, look);
    default:
      return block satisfies never;
  }
}

const TITLE = `margin:20px 0 4px;font:700 16px/1.4 ${FONT};overflow-wrap:anywhere`;
const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 12px"';
const HEAD = `padding:4px 0;font-size:13px;font-weight:400;color:${INK.soft};border-bottom:1px solid ${INK.line}`;
const CELL = `padding:8px 0;border-bottom:1px solid ${INK.line};vertical-align:top`;

function itemsHtml({ title, items }: Extract<MailBlock, { kind: 'ITEMS' }>): string {
  const hasAmounts = items.some(({ amount }) => amount !== undefined);
  const rows = items.map(
    ({ name, qty, amount = '', notes = [] }) =>
      `<tr><td class="line" style="${CELL};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(name)}${notes.map(noteHtml).join('')}</td><td class="line" align="right" style="${CELL};padding-left:12px">${qty.toLocaleString('en-US')}</td>${hasAmounts ? `<td class="line" align="right" style="${CELL};padding-left:12px;white-space:nowrap">${escapeHtml(amount)}</td>` : ''}</tr>`,
  );
  const amountHead = `<th scope="col" class="soft line" align="right" style="${HEAD};padding-left:12px">Price</th>`;
  return `<h2 style="${TITLE}">${escapeHtml(title)}</h2>
<table ${TABLE}><tr><th scope="col" class="soft line" align="left" style="${HEAD}">Item</th><th scope="col" class="soft line" align="right" style="${HEAD};padding-left:12px">Qty</th>${hasAmounts ? amountHead : ''}</tr>${rows.join('')}</table>`;
}

function noteHtml(note: string): string {
  return `<br><span class="soft" style="font-size:13px;color:${INK.soft}">${escapeHtml(note)}</span>`;
}

function sumsHtml({ title, sums }: Extract<MailBlock, { kind: 'SUMS' }>): string {
  if (sums.length === 0) return '';
  const rows = sums.map(({ label, amount, isTotal }) => {
    const style = `padding:3px 0;vertical-align:top${isTotal === true ? ';font-weight:700' : ''}`;
    return `<tr><th scope="row" align="left" style="${style};font-weight:${isTotal === true ? 700 : 400}">${escapeHtml(label)}</th><td align="right" style="${style};padding-left:12px">${escapeHtml(amount)}</td></tr>`;
  });
  const head = title === undefined ? '' : `<h2 style="${TITLE}">${escapeHtml(title)}</h2>\n`;
  return `${head}<table ${TABLE}>${rows.join('')}</table>`;
}

/** A link by which nothing else is done than going there. It is a button of 44 pixels where it is the way on. */
function wayHtml({ text, link, isMain }: Extract<MailBlock, { kind: 'WAY' }>, { accent }: MailLook): string {
  const to = escapeHtml(link);
  if (!isMain)
    return `<p style="margin:0 0 12px"><a class="link" href="${to}" style="color:${accent};display:inline-block;padding:10px 0">${escapeHtml(text)}</a></p>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 8px"><tr><td class="way" bgcolor="${accent}" style="border-radius:6px;background:${accent}"><a class="way" href="${to}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}
