import { useEffect, useState } from 'react';

/** How long work waits in a browser that cannot say when it is idle. (S §9, Idle-callback fallback) */
const IDLE_FALLBACK_MS = 50;

/** Does something once the browser has nothing better to do, 2 seconds later at the most. @returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => {
      cancelIdleCallback(id);
    };
  }
  const timer = setTimeout(work, IDLE_FALLBACK_MS);
  return () => {
    clearTimeout(timer);
  };
}

/** Whether the browser has had nothing better to do since the component came. Never on the server. */
export function useHasIdled(): boolean {
  const [hasIdled, setHasIdled] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setHasIdled(true);
      }),
    [],
  );
  return hasIdled;
}
