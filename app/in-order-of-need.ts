/** How React begins what a page is to fetch ahead, one after the other in its head. */
const PRELOAD = '<link rel="modulepreload" href="';
/** How the router's script goes on behind its nonce. */
const MODULE = ' type="module" async="">';

/**
 * A page that asks first for what can be seen. React asks for all scripts at the head of the page, as if it could not be
 * shown without them; on a slow line they keep the stylesheet and the first pictures waiting. Here the scripts begin once the
 * page has been painted. Until then its links and forms work as they do without scripts.
 */
export function inOrderOfNeed(html: string): string {
  const type = html.lastIndexOf(MODULE);
  const from = html.lastIndexOf('<script', type);
  const to = html.indexOf('</script>', type);
  if (type === -1 || from === -1 || to === -1) return html;
  const attributes = html.slice(from + '<script'.length, type);
  const code = html.slice(type + MODULE.length, to);
  const { before, files, after } = withoutPreloads(html.slice(0, from));
  const later = `<script${attributes} type="text/plain">${code}</script>`;
  const starter = `<script${attributes}>(${startAfterPaint.toString()})(${JSON.stringify(files)})</script>`;
  return `${before}${after}${later}${starter}${html.slice(to + '</script>'.length)}`;
}

/** Takes what is fetched ahead out of the head of a page. */
function withoutPreloads(html: string): { readonly before: string; readonly files: readonly string[]; readonly after: string } {
  const first = html.indexOf(PRELOAD);
  if (first === -1) return { before: html, files: [], after: '' };
  const files: string[] = [];
  let at = first;
  while (html.startsWith(PRELOAD, at)) {
    const href = at + PRELOAD.length;
    files.push(html.slice(href, html.indexOf('"', href)));
    at = html.indexOf('>', href) + 1;
  }
  return { before: html.slice(0, first), files, after: html.slice(at) };
}

/** Runs in the browser, right behind the script that waits: it is written into the page as text and sees nothing of this file. */
function startAfterPaint(files: readonly string[]): void {
  // The policy of a page lets no code be made of text, and zod would try whether it may.
  Object.assign(window, { __zod_globalConfig: { jitless: true } });
  const self = document.currentScript;
  const waiting = self?.previousElementSibling;
  self?.remove();
  const start = (): void => {
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (!(waiting instanceof HTMLScriptElement)) return;
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce: waiting.nonce, text: waiting.text });
    waiting.replaceWith(script);
  };
  // A page in the background is not painted before somebody looks at it.
  if (document.visibilityState === 'hidden') start();
  else requestAnimationFrame(() => setTimeout(start));
}
