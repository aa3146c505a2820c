/** A count as people write it: '12,480'. Written here: Intl takes longer than everything else in a tile. */
export function withThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
