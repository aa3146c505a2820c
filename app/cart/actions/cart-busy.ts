import { useSyncExternalStore } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { isAddInFlight, subscribeToAdds } from '#app/catalog/tiles/add-requests.ts';
import type { CartIntent } from './action-result.ts';

/** What every change of the cart that is made in place begins with, as a fetcher's key. */
const KEY = 'cart-';

/** The key of the fetcher that changes something of the cart. */
export function actionKey(what: CartIntent | 'undo' | 'saved', id = ''): string {
  return `${KEY}${what}-${id}`;
}

/** Whether a change is under way, so that the totals on the page are those of before. */
export function useIsCartUpdating(): boolean {
  const isFetching = useFetchers().some(({ key, state }) => key.startsWith(KEY) && state !== 'idle');
  const isAdding = useSyncExternalStore(subscribeToAdds, isAddInFlight, () => false);
  const { formData } = useNavigation();
  return isFetching || isAdding || formData?.has('intent') === true;
}
