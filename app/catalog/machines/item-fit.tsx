import { useMemo, type ReactNode } from 'react';
import { OwnerCompany, useOwnLabels } from './own-labels.tsx';

/** Which of the visitor's printers a product fits, or that it fits none. It comes after the page, which may be kept for many. */
export default function ItemFit({ itemId }: { itemId: string }): ReactNode {
  const own = useOwnLabels(useMemo(() => [itemId], [itemId]));
  if (own === undefined || own.machines.length === 0) return null;
  const fit = own.fits[itemId];
  return (
    <>
      {fit !== undefined && (
        <span className={fit === null ? 'item-fit item-misfit' : 'item-fit'} role="status">
          {fit ?? 'Doesn’t fit your printers'}
        </span>
      )}
      <OwnerCompany machines={own.machines} />
    </>
  );
}
