/** What an organization's own people change about it, and how the log says that it was done. */
export const ACCOUNT_CHANGES = {
  INVITED: 'Invited',
  INVITED_AGAIN: 'Sent the invitation again',
  INVITATION_TAKEN_BACK: 'Took back the invitation',
  JOINED: 'Joined',
  RIGHTS_CHANGED: 'Changed',
  TURNED_OFF: 'Deactivated',
  TURNED_ON: 'Reactivated',
  REMOVED: 'Removed',
  BLOCKED: 'Blocked',
  UNBLOCKED: 'Unblocked',
} as const;

export type AccountChangeKind = keyof typeof ACCOUNT_CHANGES;
