const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE = /<script nonce="([^"]*)" type="module" async="">([^]*?)<\/script>/;

/**
 * A page that asks first for what can be seen. React asks for all scripts at the head of the page, as if it could not be
 * shown without them; on a slow line they keep the stylesheet and the first pictures waiting. Here the scripts begin once the
 * page has been painted. Until then its links and forms work as they do without scripts.
 */
export function inOrderOfNeed(html: string): string {
  const [whole, nonce = '', code = ''] = MODULE.exec(html) ?? [];
  if (whole === undefined) return html;
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file);
  const later = `<script nonce="${nonce}" type="text/plain">${code}</script>`;
  const starter = `<script nonce="${nonce}">(${startAfterPaint.toString()})(${JSON.stringify(files)})</script>`;
  return html.replaceAll(PRELOAD, '').replace(whole, () => later + starter);
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
