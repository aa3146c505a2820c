import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets the plain links within an element change the page without loading it anew: give the result to the element as onClick.
 * For places with many links, where a component for each would cost more than all they show.
 */
export function useClientLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}

/** Whether somebody presses without asking the browser for something of its own: another tab, a download, a menu. */
export function isPlainPress(event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Where an ordinary press on a link of this site leads; `undefined` for whatever the browser should do itself. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainPress(event)) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage && link.hash !== '' ? undefined : `${link.pathname}${link.search}${link.hash}`;
}
