/**
 * A name as tiles show it: what it is, and what tells it from its like (size, color, pack), which stands on lines of its own so that it is
 * never what is cut off. 'Gel Pens, Blue, 12/Pack' gives 'Gel Pens' and 'Blue, 12/Pack'.
 */
export function titleParts(title: string): readonly [name: string, details: string | undefined] {
  const at = title.indexOf(', ');
  return at <= 0 ? [title, undefined] : [title.slice(0, at), title.slice(at + 2)];
}
