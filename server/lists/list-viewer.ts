import type { z } from 'zod';
import type { getList as getCall } from '#contracts/lists/lists.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { rightsOn, settableLevels, type ListRights, type ListViewer, type OwnedList } from '#domain/lists/list-access.ts';
import { contractAccountOf } from '../catalog/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { ListItemRow } from './list-items.repository.ts';
import type { ListRow } from './list.repository.ts';

type ShoppingList = Omit<z.input<(typeof getCall)['answer']>, 'listItems' | 'metadata' | 'link'>;

/** Somebody who looks at lists on a site. */
export type Viewer = ListViewer & { readonly tenant: string };

/** Who looks; undefined: a guest, who has no lists. */
export function listViewerOf({ shopper }: Pick<Looking, 'shopper'>): Viewer | undefined {
  const { person, tenant } = shopper;
  if (person === undefined) return undefined;
  const accountNumber = contractAccountOf(shopper);
  return { userId: person.userId, accountNumber, isAdministrator: person.roles.includes('ACCOUNT_ADMIN'), tenant };
}

/** The same of a call that is open to people who are signed in alone. */
export function signedInViewer(looking: Pick<Looking, 'shopper'>): Viewer {
  const viewer = listViewerOf(looking);
  if (viewer === undefined) throw new Error('Nobody is signed in.');
  return viewer;
}

/** The first three values of the statements: who looks. */
export function lookerValues({ userId, tenant, accountNumber }: Viewer): readonly [string, string, string | null] {
  return [userId, tenant, accountNumber ?? null];
}

export function ownedList({ owner_id: ownerId, access, account_number: accountNumber }: ListRow): OwnedList {
  return { ownerId, access, accountNumber };
}

/**
 * A list of the database, for who may do so much with it. LIST_NOT_FOUND: there is none, or it is of others; FORBIDDEN: it is a colleague's, or may be looked at alone.
 */
export function listFor(row: ListRow | undefined, viewer: Viewer, wanted: keyof ListRights): ListRow | Reply<never> {
  const isOurs = row?.account_number !== null && row?.account_number === viewer.accountNumber;
  if (row === undefined || (row.owner_id !== viewer.userId && !isOurs)) return refuse('LIST_NOT_FOUND');
  return rightsOn(ownedList(row), viewer)[wanted] ? row : refuse('FORBIDDEN');
}

/** A list as the wire knows it, without its items. */
export function viewList(row: ListRow, viewer: Viewer): ShoppingList {
  const { mayEdit, mayManage } = rightsOn(ownedList(row), viewer);
  return {
    id: row.list_id,
    name: row.name,
    access: row.access,
    accessLevel: row.access,
    favorite: row.is_favorite,
    readOnly: !mayEdit,
    modified: row.modified_at.toISOString(),
    owner: { name: row.owner_name, isCaller: row.owner_id === viewer.userId },
    mayManage,
    hasLink: mayManage && row.has_link,
    totalItems: row.total,
    allowedAccessLevel: [...settableLevels(ownedList(row), viewer)],
  };
}

export function viewItem(row: ListItemRow, { allowedAccessLevel }: Pick<ShoppingList, 'allowedAccessLevel'>) {
  const { list_item_id: listItemId, item_id: itemId, qty, note, price_cents: cents, was_in_stock: wasInStock } = row;
  return { listItemId, itemId, qty, note, priceThen: cents === null ? null : cents / 100, wasInStock, allowedAccessLevel };
}
