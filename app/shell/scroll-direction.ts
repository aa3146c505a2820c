import { useEffect } from 'react';

/** Less than this is a trembling hand, in CSS pixels. */
const NOTICED_PX = 8;
/** Above this the header stands where it is, in CSS pixels. */
const TOP_PX = 160;

/** Brings the header back, for what comes down from it. */
export function showHeader(): void {
  document.documentElement.dataset['scroll'] = 'up';
}

/** Notes on the page whether it is being scrolled down, so that the header can get out of the way and come back. */
export function useScrollDirection(): void {
  useEffect(() => {
    let last = window.scrollY;
    const note = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < NOTICED_PX) return;
      document.documentElement.dataset['scroll'] = now > last && now > TOP_PX ? 'down' : 'up';
      last = now;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
    };
  }, []);
}
