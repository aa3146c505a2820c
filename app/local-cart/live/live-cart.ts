import { CART_EVENTS_PATH } from '#contracts/cart-events-path.ts';
import type { CartState } from '#contracts/cart-events.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { listenToCart, type Channel, type Turns } from './cart-listener.ts';
import { keepStream } from './cart-stream.ts';

/** Listens to what happens to the cart anywhere, as long as the identity is the same. @returns what stops it. */
export function startLiveCart(of: { tenant: Tenant; contextToken: string; onState: (state: CartState) => void }): () => void {
  const name = `cart ${of.tenant} ${of.contextToken}`;
  return listenToCart({
    connect: (onState) => keepStream({ open: openEvents, onState, random: () => Math.random() }),
    shared: 'locks' in navigator && 'BroadcastChannel' in window ? { channel: channelNamed(name), turns: turnsNamed(name) } : undefined,
    isHidden: () => document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
      };
    },
    onState: of.onState,
  });
}

function openEvents(signal: AbortSignal): Promise<Response> {
  return fetch(CART_EVENTS_PATH, { signal, credentials: 'same-origin', cache: 'no-store', headers: { accept: 'text/event-stream' } });
}

function channelNamed(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => {
      channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no target
    },
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        listener(data);
      });
    },
    close: () => {
      channel.close();
    },
  };
}

function turnsNamed(name: string): Turns {
  return (signal, work) => {
    // Rejected when the tab leaves before its turn: nothing was begun.
    navigator.locks.request(name, { signal }, work).catch(() => undefined);
  };
}
