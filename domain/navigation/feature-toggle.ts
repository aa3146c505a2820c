/** A switch of the site, as the session lists it. (S §3, Session data) */
export interface WebToggle {
  readonly toggleName: string;
  readonly values?: readonly string[] | undefined;
  readonly active?: boolean | undefined;
}

/** The toggle that takes the reports away. (S §5, Header and footer visibility) */
export const REPORTS_ACCESS_DISABLED = 'REPORTS_ACCESS_DISABLED';

/** A toggle of this name takes something away: unlike every other it is off while it is missing. */
const DISABLING_SUFFIX = '_DISABLED';

/** Whether a toggle is on: it is there, not inactive, and has the value 'Y'. A missing one is on, unless it disables. */
export function isToggleOn(toggles: readonly WebToggle[], name: string): boolean {
  const toggle = toggles.find(({ toggleName }) => toggleName === name);
  if (toggle === undefined) return !name.endsWith(DISABLING_SUFFIX);
  return toggle.active !== false && (toggle.values ?? []).includes('Y');
}

/** Whether the reports may be shown at all, to those who have the capability. */
export function areReportsShown(toggles: readonly WebToggle[]): boolean {
  return !isToggleOn(toggles, REPORTS_ACCESS_DISABLED);
}
