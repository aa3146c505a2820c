/** A web toggle as it travels. */
export interface WebToggle {
  toggleName: string;
  values?: readonly string[] | undefined;
  active?: boolean | undefined;
}

/** Switches the zip selector. */
export const ZIP_CODE_TOGGLE = 'ZIP_CODE_TOGGLE';
/** Hides reports while it is on. (S §5) */
export const REPORTS_ACCESS_DISABLED = 'REPORTS_ACCESS_DISABLED';

/**
 * Whether a toggle is on: it is active and has the value 'Y'. A missing toggle counts as on, since it stands for a feature
 * that nobody switched off; one whose name ends in _DISABLED takes a feature away and must be there to do so.
 */
export function isToggleOn(toggles: readonly WebToggle[], name: string): boolean {
  const toggle = toggles.find(({ toggleName }) => toggleName === name);
  if (toggle === undefined) return !name.endsWith('_DISABLED');
  return toggle.active !== false && (toggle.values ?? []).includes('Y');
}

/** Whether reports are shown at all. */
export function areReportsShown(toggles: readonly WebToggle[]): boolean {
  return !isToggleOn(toggles, REPORTS_ACCESS_DISABLED);
}
