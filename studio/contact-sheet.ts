/** One picture of a contact sheet. */
export type Proof = { readonly source: string; readonly caption: string };

export const SHEET_WIDTH_PX = 1500;
const TILE_PX = 210;

/** A page with small pictures and what each is meant to show, to look through by eye. */
export function contactSheet(title: string, proofs: readonly Proof[]): string {
  const tiles = proofs.map(
    ({ source, caption }) =>
      `<figure><img src="${source}" width="${TILE_PX}" height="${TILE_PX}"><figcaption>${escape(caption)}</figcaption></figure>`,
  );
  return `<!doctype html><title>${escape(title)}</title><style>
body { margin: 12px; font: 11px/1.25 sans-serif; display: grid; grid-template-columns: repeat(7, 1fr); gap: 4px; background: #fff; }
h1 { grid-column: 1 / -1; margin: 0; font-size: 16px; } figure { margin: 0; } figcaption { height: 42px; overflow: hidden; color: #333; }
</style><h1>${escape(title)}: ${proofs.length}</h1>${tiles.join('')}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
