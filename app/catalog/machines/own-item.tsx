import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { orderPath } from '#app/shell/account-paths.ts';
import { longDate } from '../long-date.ts';
import { OwnerCompany, useOwnLabels } from './own-labels.tsx';

/** When the visitor bought a product, and which of their printers it fits, or that it fits none. It comes after the page, which may be kept for many. */
export default function OwnItem({ itemId }: { itemId: string }): ReactNode {
  const own = useOwnLabels(useMemo(() => [itemId], [itemId]));
  if (own === undefined) return null;
  const [fit, purchase] = [own.fits[itemId], own.purchases[itemId]];
  return (
    <>
      {fit !== undefined && (
        <span className={fit === null ? 'item-fit item-misfit' : 'item-fit'} role="status">
          {fit ?? 'Doesn’t fit your printers'}
        </span>
      )}
      {purchase !== undefined && (
        <span className="item-bought">
          You bought this on {longDate(purchase.boughtOn)} ·{' '}
          <Link className="link inline-flex min-h-11 items-center" to={orderPath(purchase.orderNumber)}>
            See the order
          </Link>
        </span>
      )}
      {own.machines.length > 0 && <OwnerCompany machines={own.machines} />}
    </>
  );
}
