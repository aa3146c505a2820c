/** What documents of items are, by the words that people look for. In the order in which a page lists them, which is that of their codes. */
export const DOCUMENT_KINDS = {
  ASSEMBLY: 'Assembly instructions',
  GUIDE: 'User guide',
  SAFETY: 'Safety Data Sheet',
  WARRANTY: 'Warranty',
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** The most bytes of a document. The database holds to it, too. */
export const MOST_DOCUMENT_BYTES = 10_000_000;

/** Where the sheet of an item is, which the shop makes of what it knows of it. */
export function sheetPath(itemId: string): string {
  return `/product-sheets/${encodeURIComponent(itemId)}.pdf`;
}

/** Where a document lies. Its id names what stands in it, so that it may be kept for ever. */
export function documentPath(documentId: string): string {
  return `/documents/${documentId}.pdf`;
}

/** How large a file is: '84 KB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
