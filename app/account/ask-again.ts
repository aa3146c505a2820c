import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks for the page's data again so often, in milliseconds, while somebody looks at it, and at once when they come back to it;
 * undefined: not at all.
 */
export function useAskAgain(everyMs: number | undefined): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (everyMs === undefined || state !== 'idle') return;
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [everyMs, revalidate, state]);
}
