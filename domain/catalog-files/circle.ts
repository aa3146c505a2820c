/**
 * The way from something back to itself, where there is one: it, what follows it, and so on to it again.
 *
 * @param next what follows; undefined: nothing does.
 */
export function circleFrom(start: string, next: (one: string) => string | undefined): readonly string[] | undefined {
  const way = [start];
  const seen = new Set(way);
  for (let one = next(start); one !== undefined; one = next(one)) {
    way.push(one);
    if (one === start) return way;
    // A circle that it only leads into is another's.
    if (seen.has(one)) return undefined;
    seen.add(one);
  }
  return undefined;
}
