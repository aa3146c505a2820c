import { useEffect, useState } from 'react';

/** Does something once the browser has nothing better to do, 2 seconds later at the most. @returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => {
      cancelIdleCallback(id);
    };
  }
  const timer = setTimeout(work, 200);
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
