/** What must be known of the store that a cookie names before it is used. (S §3, Store) */
export interface StoreData {
  readonly workingHours?: readonly unknown[] | undefined;
  readonly address?: object | undefined;
  readonly storeStatus?: string | undefined;
  readonly StoreOpenTime?: string | undefined;
  readonly storeStatusTime?: string | undefined;
}

/**
 * Whether the store that a cookie names can be shown and used: it was found and has hours, an address, a status, an open
 * time and a status time. When not, the header asks the shopper to set a store. (S §5, Other rules)
 */
export function isUsableStore(store: StoreData | undefined): boolean {
  if (store === undefined || store.address === undefined || store.workingHours === undefined) return false;
  if (store.workingHours.length === 0) return false;
  return [store.storeStatus, store.StoreOpenTime, store.storeStatusTime].every((text) => text !== undefined && text !== '');
}
