import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '#app/local-cart/cart-store.ts';
import type { HostNews } from './tell-host.ts';

/**
 * Tells the count of the cart, and to which page somebody went, to a page or an app around this one. Few visits have one: what it takes is
 * loaded then. Once in the page's frame.
 *
 * @param parentOrigins those that may be told
 */
export function HostKeeper({ parentOrigins }: { parentOrigins: readonly string[] }) {
  // One text for one list, however often the page's data come anew.
  const origins = parentOrigins.join(' ');
  const path = useLocation().pathname;
  const count = useCart(({ counts }) => counts?.numberOfItems);
  useEffect(() => {
    tell({ type: 'navigation', path }, origins);
  }, [path, origins]);
  useEffect(() => {
    if (count !== undefined) tell({ type: 'cartItemCount', count }, origins);
  }, [count, origins]);
  return null;
}

function tell(news: HostNews, origins: string): void {
  if (window.parent === window && !('webkit' in window) && !('Android' in window)) return;
  import('./tell-this-host.ts').then(
    ({ tellThisHost }) => tellThisHost(news, origins),
    () => undefined,
  );
}
