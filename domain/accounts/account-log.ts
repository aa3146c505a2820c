/** What an organization's own people change about it, and how the log says that it was done. */
export const ACCOUNT_CHANGES = {
  INVITED: 'Invited',
  INVITED_AGAIN: 'Resent the invitation',
  INVITATION_TAKEN_BACK: 'Canceled the invitation',
  JOINED: 'Joined',
  RIGHTS_CHANGED: 'Changed',
  TURNED_OFF: 'Deactivated',
  TURNED_ON: 'Reactivated',
  REMOVED: 'Removed',
  BLOCKED: 'Blocked',
  UNBLOCKED: 'Unblocked',
  APPROVALS_CHANGED: 'Changed',
  RULE_ADDED: 'Added',
  RULE_CHANGED: 'Changed',
  RULE_REMOVED: 'Removed',
  UNIT_ADDED: 'Added',
  UNIT_CHANGED: 'Changed',
  UNIT_REMOVED: 'Removed',
  STAND_IN_NAMED: 'Fills in for an approver',
  STAND_IN_ENDED: 'No longer fills in for an approver',
  SIGN_IN_CHANGED: 'Changed',
  REPRESENTATIVE_CHANGED: 'Changed',
  SIGN_IN_ASKED: 'Asked to change',
  INVOICES_PAID: 'Paid by card',
  SIGN_IN_KEPT: 'Canceled the change of',
} as const;

export type AccountChangeKind = keyof typeof ACCOUNT_CHANGES;
