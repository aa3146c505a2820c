/** Who a list is for: its owner, all of their organization, or all of it by its administrators. (S §6, A-153) */
export const LIST_ACCESS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;
export type ListAccess = (typeof LIST_ACCESS)[number];

/** Somebody who looks at lists. */
export type ListViewer = {
  readonly userId: string;
  /** On the business site the organization that they buy for. */
  readonly accountNumber: string | undefined;
  readonly isAdministrator: boolean;
};

/** A list, as far as it says who may do what with it. */
export type OwnedList = {
  /** Null: whoever made it has left. */
  readonly ownerId: string | null;
  readonly access: ListAccess;
  /** The organization that it was made for; null on the consumer site. */
  readonly accountNumber: string | null;
};

/** The levels that somebody may make lists of. */
export function creatableLevels({ accountNumber, isAdministrator }: ListViewer): readonly ListAccess[] {
  if (accountNumber === undefined) return ['PERSONAL'];
  return isAdministrator ? LIST_ACCESS : ['PERSONAL', 'SHARED'];
}

/** What somebody may do with a list. */
export type ListRights = {
  readonly maySee: boolean;
  /** Put items in, change and take out. */
  readonly mayEdit: boolean;
  /** Rename it, change who it is for, delete it. */
  readonly mayManage: boolean;
};

/**
 * Own lists are their owner's; shared ones are read and filled by all of the organization and managed by their owner; global ones are read by all of it, and everything else
 * about them is its administrators'. What a colleague who has left made is its administrators' too. (C6-42 to C6-44, A-153)
 */
export function rightsOn(list: OwnedList, { userId, accountNumber, isAdministrator }: ListViewer): ListRights {
  const isOwn = list.ownerId === userId;
  const isOurs = list.accountNumber !== null && list.accountNumber === accountNumber;
  const isKept = isOurs && isAdministrator;
  switch (list.access) {
    case 'PERSONAL':
      return { maySee: isOwn, mayEdit: isOwn, mayManage: isOwn };
    case 'SHARED': {
      const mayManage = (isOwn && isOurs) || (isKept && list.ownerId === null);
      return { maySee: isOurs, mayEdit: isOurs, mayManage };
    }
    case 'GLOBAL':
      return { maySee: isOurs, mayEdit: isKept, mayManage: isKept };
  }
}

/** The levels that somebody may give a list: those that they make lists of, where they manage it. */
export function settableLevels(list: OwnedList, viewer: ListViewer): readonly ListAccess[] {
  if (!rightsOn(list, viewer).mayManage) return [];
  const levels = creatableLevels(viewer);
  // It would be of nobody.
  return list.ownerId === viewer.userId ? levels : levels.filter((level) => level !== 'PERSONAL');
}
