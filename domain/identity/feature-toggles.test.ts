import { describe, expect, it } from 'vitest';
import { areReportsShown, isToggleOn, REPORTS_ACCESS_DISABLED, ZIP_CODE_TOGGLE } from './feature-toggles.ts';

const toggle = (toggleName: string, values: string[], active?: boolean) => ({ toggleName, values, active });

describe('a web toggle', () => {
  it('is on when it is missing', () => {
    expect(isToggleOn([], ZIP_CODE_TOGGLE)).toBe(true);
    expect(isToggleOn([toggle('ANOTHER', ['N'])], ZIP_CODE_TOGGLE)).toBe(true);
  });

  it('is off without the value Y', () => {
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['N'])], ZIP_CODE_TOGGLE)).toBe(false);
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['y'])], ZIP_CODE_TOGGLE)).toBe(false);
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, [])], ZIP_CODE_TOGGLE)).toBe(false);
    expect(isToggleOn([{ toggleName: ZIP_CODE_TOGGLE, active: true }], ZIP_CODE_TOGGLE)).toBe(false);
  });

  it('switches the zip selector', () => {
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['Y'])], ZIP_CODE_TOGGLE)).toBe(true);
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['N', 'Y'], true)], ZIP_CODE_TOGGLE)).toBe(true);
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['N'], true)], ZIP_CODE_TOGGLE)).toBe(false);
  });

  it('is off when it is not active', () => {
    expect(isToggleOn([toggle(ZIP_CODE_TOGGLE, ['Y'], false)], ZIP_CODE_TOGGLE)).toBe(false);
  });
});

describe('reports', () => {
  it('are hidden while REPORTS_ACCESS_DISABLED is on', () => {
    expect(areReportsShown([toggle(REPORTS_ACCESS_DISABLED, ['Y'])])).toBe(false);
  });

  it('are shown when it is missing, off or not active', () => {
    expect(areReportsShown([])).toBe(true);
    expect(areReportsShown([toggle(REPORTS_ACCESS_DISABLED, ['N'])])).toBe(true);
    expect(areReportsShown([toggle(REPORTS_ACCESS_DISABLED, ['Y'], false)])).toBe(true);
  });
});
