import { describe, expect, it } from 'vitest';
import { areReportsShown, isToggleOn } from './feature-toggle.ts';

describe('a feature toggle', () => {
  it('is on when it is missing [S5-08]', () => {
    expect(isToggleOn([], 'ZIP_CODE_TOGGLE')).toBe(true);
    expect(isToggleOn([{ toggleName: 'OTHER', values: ['N'] }], 'ZIP_CODE_TOGGLE')).toBe(true);
  });

  it('is off without the value Y [S5-09]', () => {
    const toggle = (values?: readonly string[]) =>
      isToggleOn([{ toggleName: 'ZIP_CODE_TOGGLE', values }], 'ZIP_CODE_TOGGLE');
    expect(toggle(['Y'])).toBe(true);
    expect(toggle(['N', 'Y'])).toBe(true);
    expect(toggle(['N'])).toBe(false);
    expect(toggle(['y'])).toBe(false);
    expect(toggle([])).toBe(false);
    expect(toggle()).toBe(false);
  });

  it('is off while it is not active', () => {
    const toggle = (active: boolean | undefined) => isToggleOn([{ toggleName: 'X', values: ['Y'], active }], 'X');
    expect(toggle(false)).toBe(false);
    expect(toggle(true)).toBe(true);
    expect(toggle(undefined)).toBe(true);
  });

  it('is off when it is missing and takes something away', () => {
    expect(isToggleOn([], 'REPORTS_ACCESS_DISABLED')).toBe(false);
    expect(isToggleOn([{ toggleName: 'REPORTS_ACCESS_DISABLED', values: ['Y'] }], 'REPORTS_ACCESS_DISABLED')).toBe(
      true,
    );
  });
});

describe('the reports', () => {
  it('are hidden while the toggle that disables them is on [S5-10]', () => {
    const reports = (values: readonly string[], active = true) =>
      areReportsShown([{ toggleName: 'REPORTS_ACCESS_DISABLED', values, active }]);
    expect(reports(['Y'])).toBe(false);
    expect(reports(['N'])).toBe(true);
    expect(reports(['Y'], false)).toBe(true);
    expect(areReportsShown([])).toBe(true);
  });
});
