/** The id of a row's element. */
export function rowElementId(lineId: string): string {
  return `row-${lineId}`;
}
