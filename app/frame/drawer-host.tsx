import { lazy, Suspense, useEffect, useState } from 'react';
import { isPlainPress } from '#app/ui/client-links.ts';
import { LeadThere, type Opened } from './lead-there.ts';

const DrawerLayer = lazy(() => import('./drawer-layer.tsx').catch(() => ({ default: LeadThere })));

/** Opens what a link of the frame leads to over the page: `data-drawer` says what. Without scripts, and where it cannot be loaded, the link leads there. */
export function DrawerHost() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-drawer]');
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      setOpened({ name: link.dataset['drawer'], href: link.href });
    };
    // Before the links themselves are followed.
    document.addEventListener('click', open, true);
    return () => {
      document.removeEventListener('click', open, true);
    };
  }, []);
  return (
    opened && (
      <Suspense fallback={null}>
        <DrawerLayer {...opened} onClose={setOpened} />
      </Suspense>
    )
  );
}
