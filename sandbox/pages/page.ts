import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { constantMarkup, html, type Html } from './html.ts';
import { PAGE_STYLE, TYPEFACE_PATH } from './page-style.ts';

export interface Page {
  title: string;
  body: Html;
  /** Class names of the body element. */
  theme?: string | undefined;
  /** The address of the page's script, a module of the vendor. */
  script?: string | undefined;
  /** Origins that may show the page in a frame; nobody by default. */
  frameAncestors?: readonly string[];
  /** Origins besides the vendor's to which its forms may lead. */
  formTargets?: readonly string[];
  status?: number;
}

/** Answers with a page under a content security policy of its own: one nonce, nothing of third parties. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const { title, body, theme = '', script, status = 200 } = page;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="preload" href="${TYPEFACE_PATH}" as="font" type="font/woff2" crossorigin />
        <style nonce="${nonce}">
          ${constantMarkup(PAGE_STYLE)}
        </style>
      </head>
      <body class="${theme}">
        ${body} ${script && html`<script type="module" nonce="${nonce}" src="${script}"></script>`}
      </body>
    </html> `;
  return reply.code(status).header('content-security-policy', policyOf(page, nonce)).type('text/html; charset=utf-8').send(document.markup);
}

function policyOf({ frameAncestors = ["'none'"], formTargets = [] }: Page, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');
}
