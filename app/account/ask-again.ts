import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks for the page's data again so often, in milliseconds, while somebody looks at it; undefined: not at all. */
export function useAskAgain(everyMs: number | undefined): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (everyMs === undefined || state !== 'idle') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, revalidate, state]);
}
