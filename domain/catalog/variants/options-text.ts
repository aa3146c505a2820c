/** How many there are to choose from, as tiles say it: '4 colors', '3 capacities', '2 storage options'. */
export function choicesText(label: string, count: number): string {
  return `${count} ${manyOf(label)}`;
}

/** Several of what stands under a label: 'colors', 'storage options'. */
export function manyOf(label: string): string {
  const name = label.toLowerCase();
  return name.endsWith('s') || UNCOUNTED.has(name) ? `${name.replace(/s$/, '')} options` : pluralOf(name);
}

/** Of what nobody says how many there are. */
const UNCOUNTED: ReadonlySet<string> = new Set(['storage', 'memory', 'ruling', 'lead', 'light', 'grind', 'count', 'text']);

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (name === 'pack') return 'pack sizes';
  if (name === 'ink') return 'ink colors';
  return /(?:ch|sh|x|z)$/.test(name) ? `${name}es` : `${name}s`;
}
