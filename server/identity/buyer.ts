import type { AccountSettings, SessionUser } from './session-store.ts';

/** Whether an organisation may buy what is kept for healthcare. */
export function healthcareIsActive(settings: AccountSettings | undefined): boolean {
  return settings?.healthcareStatus === 'ACTIVE';
}

/** Members of a paid programme and of the two Plus tiers pay the member price and ship free. */
export function hasMemberTerms(user: SessionUser | undefined): boolean {
  if (user === undefined) return false;
  return user.membership !== 'NON_MEMBER' || user.rewardsTier === 'PR6' || user.rewardsTier === 'PR7';
}
