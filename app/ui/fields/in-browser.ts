import { useSyncExternalStore } from 'react';

/** Whether the page runs in a browser by now: false on the server and while the page comes to life. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
