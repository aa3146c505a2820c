import { describe, expect, it } from 'vitest';
import { isOtherWord, mustConfirm, whenInEffect, type SignInSettings } from './company-sign-in.ts';

const settings: SignInSettings = {
  entityId: 'idp',
  ssoUrl: 'https://idp.example',
  certificates: ['one'],
  emailAttribute: '',
  takesUnasked: false,
  addsPeople: false,
  hidesPasswords: false,
};
const OTHERS: readonly Partial<SignInSettings>[] = [
  { entityId: 'other' },
  { ssoUrl: 'https://other.example' },
  { certificates: ['one', 'two'] },
  { emailAttribute: 'mail' },
  { takesUnasked: true },
  { addsPeople: true },
  { hidesPasswords: true },
];

describe('settings of a company’s sign-in that an administrator wants', () => {
  it('hold at once the first time, but for the passwords: those wait', () => {
    expect(whenInEffect(undefined, settings)).toEqual({ now: settings, later: undefined });
    const hiding = { ...settings, hidesPasswords: true };
    expect(whenInEffect(undefined, hiding)).toEqual({ now: settings, later: hiding });
  });

  it('wait whatever of them is another, in use or turned off', () => {
    for (const isOn of [true, false])
      for (const different of OTHERS) {
        const later = { ...settings, ...different };
        expect(whenInEffect({ ...settings, isOn }, later), JSON.stringify(different)).toEqual({ now: undefined, later });
      }
  });

  it('are turned on at once as they were, and are none where nothing is another', () => {
    expect(whenInEffect({ ...settings, isOn: false }, settings)).toEqual({ now: settings, later: undefined });
    expect(whenInEffect({ ...settings, isOn: true }, settings)).toEqual({ now: undefined, later: undefined });
  });

  it('believe another word when it says who speaks, where, by which key or about whom', () => {
    expect(OTHERS.map((different) => isOtherWord(settings, { ...settings, ...different }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('who comes through their company', () => {
  it('confirms that once where there was an account of theirs, or more is at stake', () => {
    const never = { confirmedVersion: undefined };
    expect(mustConfirm({ ...never, hasOwnWay: false, isGuarded: false }, 1)).toBe(false);
    expect(mustConfirm({ ...never, hasOwnWay: true, isGuarded: false }, 1)).toBe(true);
    expect(mustConfirm({ ...never, hasOwnWay: false, isGuarded: true }, 1)).toBe(true);
  });

  it('confirms it once more under other settings where more is at stake', () => {
    expect(mustConfirm({ hasOwnWay: true, isGuarded: true, confirmedVersion: 1 }, 1)).toBe(false);
    expect(mustConfirm({ hasOwnWay: true, isGuarded: true, confirmedVersion: 1 }, 2)).toBe(true);
    expect(mustConfirm({ hasOwnWay: true, isGuarded: false, confirmedVersion: 1 }, 2)).toBe(false);
  });
});
