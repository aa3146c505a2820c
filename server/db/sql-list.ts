/** Names of ours as a statement lists them: `'OPEN', 'CHARGING'`. Never for what somebody has typed. */
export function sqlList(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
