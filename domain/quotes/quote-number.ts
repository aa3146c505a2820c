/** A number of a quote as people read it: 'Q-1042'. */
export function quoteNumber(id: number): string {
  return `Q-${id}`;
}

/** Some hundred years of quotes have fewer digits. */
const NUMBER = /^Q-([1-9]\d{0,11})$/i;

/** The id behind a number; undefined: it is none. */
export function quoteIdOf(number: string): number | undefined {
  const [, id] = NUMBER.exec(number.trim()) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What the prices of a quote are called in a cart and on a bill. */
export function quoteLabel(number: string): string {
  return `Quote ${number}`;
}
