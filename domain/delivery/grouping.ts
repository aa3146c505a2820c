import { GROUP_KINDS, groupTitle, type GroupTopic } from './group-titles.ts';
import { groupKey, groupTopicOf, type RowDelivery } from './group-topic.ts';

/** A row of the cart as far as its delivery group needs to know it. */
export interface GroupableRow extends RowDelivery {
  readonly cartItemId: string;
  readonly qty: number;
  /** Only active rows are grouped: a removed one stands in no group. */
  readonly isActive: boolean;
  /** The row that a child goes along with, and as what. */
  readonly parentCartItemId?: string | undefined;
  readonly parentRelationType?: 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE' | undefined;
}

/** One delivery group of the cart, as the wire shows it. */
export interface DeliveryGroup {
  readonly key: string;
  readonly title: string;
  /** Pieces: those of the rows and of their plans, tech help and assembly; the parts of a set are the set. */
  readonly count: number;
  /** The rows as they were added, each followed by its children. */
  readonly cartItemIds: readonly string[];
}

interface OpenGroup {
  readonly topic: GroupTopic;
  readonly key: string;
  count: number;
  readonly cartItemIds: string[];
}

/**
 * The delivery groups of a cart in display order. Every active row stands in exactly one: a child in its parent's, a row
 * in that of its own delivery. `rows` are in the order in which they were added.
 */
export function deliveryGroups(rows: readonly GroupableRow[]): DeliveryGroup[] {
  const active = rows.filter((row) => row.isActive);
  const childrenOf = childrenByParent(active);
  const groups = new Map<string, OpenGroup>();
  for (const row of active) {
    if (isChild(row, childrenOf)) continue;
    addFamily(groupFor(row, groups), row, childrenOf);
  }
  return [...groups.values()]
    .toSorted(inDisplayOrder)
    .map(({ topic, key, count, cartItemIds }) => ({ key, title: groupTitle(topic), count, cartItemIds }));
}

/** The children of every active row that could have some. Only a row without a parent has, so that no chain is lost. */
function childrenByParent(active: readonly GroupableRow[]): Map<string, GroupableRow[]> {
  const childrenOf = new Map<string, GroupableRow[]>();
  for (const row of active) {
    if (row.parentCartItemId === undefined) childrenOf.set(row.cartItemId, []);
  }
  for (const row of active) {
    if (row.parentCartItemId !== undefined) childrenOf.get(row.parentCartItemId)?.push(row);
  }
  return childrenOf;
}

/** A row whose parent has left the cart is a row of its own: nothing that is bought may go unseen. */
function isChild(row: GroupableRow, childrenOf: ReadonlyMap<string, GroupableRow[]>): boolean {
  return row.parentCartItemId !== undefined && childrenOf.has(row.parentCartItemId);
}

function groupFor(row: GroupableRow, groups: Map<string, OpenGroup>): OpenGroup {
  const topic = groupTopicOf(row);
  const key = groupKey(topic);
  const known = groups.get(key);
  if (known !== undefined) return known;
  const opened = { topic, key, count: 0, cartItemIds: [] };
  groups.set(key, opened);
  return opened;
}

function addFamily(group: OpenGroup, row: GroupableRow, childrenOf: ReadonlyMap<string, GroupableRow[]>): void {
  group.count += row.qty;
  group.cartItemIds.push(row.cartItemId);
  for (const child of childrenOf.get(row.cartItemId) ?? []) {
    group.cartItemIds.push(child.cartItemId);
    if (isCountedChild(child)) group.count += child.qty;
  }
}

function isCountedChild({ parentRelationType }: GroupableRow): boolean {
  return parentRelationType !== 'BUNDLE' && parentRelationType !== 'ADDON';
}

/** By kind, then by date. Sorting keeps equal ones in the order in which their first row was added. */
function inDisplayOrder(a: OpenGroup, b: OpenGroup): number {
  const byKind = GROUP_KINDS.indexOf(a.topic.kind) - GROUP_KINDS.indexOf(b.topic.kind);
  if (byKind !== 0) return byKind;
  const [dateOfA, dateOfB] = [a.topic.date ?? '', b.topic.date ?? ''];
  if (dateOfA === dateOfB) return 0;
  return dateOfA < dateOfB ? -1 : 1;
}
