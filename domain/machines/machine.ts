/** A printer or the like that somebody has. */
export type Machine = {
  /** As the items that are made for it name it: "Ardent L48". */
  readonly model: string;
  /** What its owner calls it, or where it stands; empty: nothing. */
  readonly nickname: string;
};

/** The most machines of a shopper, or of an organization. (A limit of our own) */
export const MOST_MACHINES = 50;
/** The most of an organization's that one of its people adds: nobody uses up the room of all. (A limit of our own) */
const MOST_OF_ONE = 20;
/** The most letters of a nickname. */
export const LONGEST_NICKNAME = 40;
/** The most letters of a model. */
export const LONGEST_MODEL = 80;

/** What a machine is called on a page. */
export function machineName({ model, nickname }: Machine): string {
  return nickname === '' ? model : nickname;
}

/**
 * A nickname as it is kept: on one line, without what cannot be seen or would turn other text around.
 *
 * @returns undefined when it is too long.
 */
export function readNickname(typed: string): string | undefined {
  const said = typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return said.length > LONGEST_NICKNAME ? undefined : said;
}

/** Who wants to change a machine. */
type Changer = { readonly userId: string; readonly roles: readonly string[] };

/** Whether somebody may rename or remove a machine of theirs or of their organization: who added it, and who administers the organization. */
export function mayChangeMachine({ addedBy }: { readonly addedBy: string | null }, { userId, roles }: Changer): boolean {
  return addedBy === userId || isAdministrator(roles);
}

/** How many machines of a list somebody may have added: of their own all, of their organization's some. Who administers it may remove any, and so fill it. */
export function mostAddedBy({ roles }: Pick<Changer, 'roles'>, { isShared }: { readonly isShared: boolean }): number {
  return isShared && !isAdministrator(roles) ? MOST_OF_ONE : MOST_MACHINES;
}

const isAdministrator = (roles: readonly string[]) => roles.includes('ACCOUNT_ADMIN');
