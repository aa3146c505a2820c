/** What stands in a cell of a file that the shop writes. A file of items reads it as it was. */
export type WrittenCell = string | number | boolean | null | readonly string[];

/** A cell as a text. */
export function cellText(cell: WrittenCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'object' ? listText(cell) : String(cell);
}

/** Several with "|" between; a bar in one of them stands behind a backslash. `listParts` reads it. */
export function listText(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('|', String.raw`\|`)).join(' | ');
}

/** What stands between the bars of a cell, without blanks around it. */
export function listParts(cell: string): string[] {
  return cell.split(/(?<!\\)\|/).flatMap((part) => (part.trim() === '' ? [] : [part.trim().replaceAll(String.raw`\|`, '|')]));
}

/** A label and what it says, as `labelParts` reads it: a colon in the label stands behind a backslash. */
export function labelText([label, value]: readonly [label: string, value: string]): string {
  return `${label.replaceAll(':', String.raw`\:`)}: ${value}`;
}

/** What stands before and behind the first colon, without blanks around it; undefined where there is none. */
export function labelParts(cell: string): readonly [label: string, value: string] | undefined {
  const at = /(?<!\\):/.exec(cell)?.index;
  return at === undefined
    ? undefined
    : [
        cell
          .slice(0, at)
          .trim()
          .replaceAll(String.raw`\:`, ':'),
        cell.slice(at + 1).trim(),
      ];
}

/** Cents as dollars: 1250 is "12.50". */
export function dollarText(cents: number): string {
  return (cents / 100).toFixed(2);
}
