import { Link, useFetcher, useLocation } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { changeKey } from './cart-busy.ts';
import type { CartOutcome } from './cart-outcome.ts';
import { RemoveForm } from './remove-form.tsx';
import { rowElementId, useRemovedToast } from './removed-toast.ts';
import { RowDelivery } from './row-delivery.tsx';
import { RowPrice } from './row-price.tsx';
import { RowQuantity } from './row-quantity.tsx';
import type { ChildView, RowView } from './row-view.ts';
import { SaidNotices } from './said-notices.tsx';
import { SaveForm } from './save-form.tsx';

/** One item of the cart: what it is, how many, how it comes, what it costs. */
export function CartRow({ row }: { row: RowView }) {
  const { pathname } = useLocation();
  const change = useFetcher<CartOutcome>({ key: changeKey('row', row.lineId) });
  const removal = useFetcher<CartOutcome>({ key: changeKey('remove', row.lineId) });
  useRemovedToast(removal.data);
  useRemovedToast(change.data);
  const saidId = `said-${row.lineId}`;
  const news = change.data?.said ?? [];
  const said = [...news, ...row.said.filter(({ code }) => !news.some((one) => one.code === code))];
  return (
    <li id={rowElementId(row.lineId)} className="cart-row" data-state={removal.state === 'idle' ? undefined : 'leaving'}>
      {row.picture !== undefined && <Picture picture={row.picture} widths={[160]} isDecorative className="cart-row-picture" />}
      <div className="cart-row-name">
        <h3>
          <Link to={row.url}>{row.title}</Link>
        </h3>
        <p className="cart-row-facts">
          {row.brand !== '' && <span>{row.brand}</span>}
          {row.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {row.isOnContract && <Badge tone="brand">ON CONTRACT</Badge>}
        </p>
      </div>
      <RowPrice row={row} />
      <div className="cart-row-act">
        <RowQuantity
          row={row}
          fetcher={change}
          action={pathname}
          describedBy={said.length > 0 ? saidId : undefined}
          isInvalid={news.length > 0}
        />
        <SaveForm lineId={row.lineId} title={row.title} />
        <RemoveForm fetcher={removal} lineId={row.lineId} title={row.title} action={pathname} />
      </div>
      <RowDelivery row={row} fetcher={change} action={pathname} />
      {said.length > 0 && (
        <div className="cart-row-said">
          <SaidNotices id={saidId} said={said} isLive={news.length > 0} />
        </div>
      )}
      {row.children.length > 0 && (
        <ul className="cart-children">
          {row.children.map((child) => (
            <ChildRow key={child.lineId} child={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChildRow({ child }: { child: ChildView }) {
  const { pathname } = useLocation();
  const removal = useFetcher<CartOutcome>({ key: changeKey('remove', child.lineId) });
  useRemovedToast(removal.data);
  return (
    <li className="cart-child" data-state={removal.state === 'idle' ? undefined : 'leaving'}>
      <span className="cart-child-name">
        <span aria-hidden="true">+ </span>
        {child.title}
        {child.qty > 1 && <span className="figures"> × {child.qty.toLocaleString('en-US')}</span>}
      </span>
      <span className="figures">{child.total}</span>
      {child.isRemovable && <RemoveForm fetcher={removal} lineId={child.lineId} title={child.title} action={pathname} />}
    </li>
  );
}
