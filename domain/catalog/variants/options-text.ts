/** How many there are to choose from, as tiles say it: '4 colors', '3 capacities', '2 storage sizes'. */
export function choicesText(label: string, count: number): string {
  return `${count} ${manyOf(label)}`;
}

/** Several of what stands under a label: 'colors', 'storage sizes'. */
export function manyOf(label: string): string {
  const name = label.toLowerCase();
  return COUNTED_AS.get(name) ?? (name.endsWith('s') ? `${name.slice(0, -1)} choices` : pluralOf(name));
}

/** What is chosen from, where its name has no plural of its own that people use. */
const COUNTED_AS: ReadonlyMap<string, string> = new Map([
  ['storage', 'storage sizes'],
  ['memory', 'memory sizes'],
  ['light', 'brightnesses'],
  ['count', 'box sizes'],
  ['sheets', 'sheet counts'],
  ['inside', 'linings'],
]);

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (name === 'pack') return 'pack sizes';
  if (name === 'ink') return 'ink colors';
  return /(?:ch|sh|x|z)$/.test(name) ? `${name}es` : `${name}s`;
}
