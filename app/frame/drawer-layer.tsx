import { lazy, Suspense, type ReactNode } from 'react';
import { LeadThere, type Opened } from './lead-there.ts';

/** A file between the frame and what lies over it: the frame would name each of its files otherwise. */
const Drawers = lazy(() => import('#app/drawers/drawers.tsx').catch(() => ({ default: LeadThere })));

export default function DrawerLayer({ name = '', href, onClose }: Opened & { onClose: (opened: undefined) => void }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Drawers
        name={name}
        href={href}
        onClose={() => {
          onClose(undefined);
        }}
      />
    </Suspense>
  );
}
