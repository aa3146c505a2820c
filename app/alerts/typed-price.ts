/** A price as people type it, in dollars; undefined when it is none. */
export function readTypedPrice(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?$/.exec(text.trim());
  if (match === null) return undefined;
  return Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`);
}
