import { data, Link } from 'react-router';
import { getList } from '#contracts/lists/lists.ts';
import { MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { PrintButton } from '#app/account/print-button.tsx';
import { barcodeOf } from '#app/lists/print/barcode.server.ts';
import { listPath } from '#app/lists/list-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/print-list.ts';
import '../../lists/print/print-list.css';

/** A list on paper: to be ticked off at the shelf, and scanned. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, tenant } = servicesOf(context);
  const id = params.listId.slice(0, 64);
  const reply = await door(getList, { params: { id }, query: { size: MOST_LIST_ITEMS } });
  if (!reply.ok && reply.code === 'LIST_NOT_FOUND') throw data(null, 404);
  const { name, listItems } = requireAnswer(reply, url);
  const rows = listItems.map(({ itemId, qty, note, tile }) => ({
    itemId,
    qty,
    note,
    title: tile?.title ?? 'No longer sold',
    price: tile?.price ?? '',
    barcode: barcodeOf(itemId),
  }));
  return { name, rows, here: listPath(tenant, id) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: `${loaderData?.name ?? 'List'}, to print`, isUnlisted: true });

export default function PrintList({ loaderData: { name, rows, here } }: Route.ComponentProps) {
  return (
    <div className="page pb-8">
      <div className="list-print-head">
        <h1 className="wrap-anywhere">{name}</h1>
        <div className="not-printed flex flex-wrap items-center gap-3">
          <PrintButton />
          <Link className="link inline-flex min-h-11 items-center" to={here}>
            Back to the list
          </Link>
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="This list is empty" />
      ) : (
        <table className="list-print">
          <thead>
            <tr>
              <th scope="col">
                <span className="hearable">Done</span>
              </th>
              <th scope="col">Item</th>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">Barcode</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ itemId, qty, note, title, price, barcode }) => (
              <tr key={itemId}>
                <td>
                  <span className="list-print-box" />
                </td>
                <td>
                  <b className="font-medium">{title}</b>
                  {note !== '' && <span className="block text-sm">Note: {note}</span>}
                </td>
                <td className="figures">{qty.toLocaleString('en-US')}</td>
                <td className="figures">{price}</td>
                <td>
                  <svg
                    className="list-print-code"
                    viewBox={`0 0 ${barcode.width} 1`}
                    preserveAspectRatio="none"
                    role="img"
                    aria-label={`Barcode of item ${itemId}`}
                  >
                    <path d={barcode.path} />
                  </svg>
                  <span className="figures text-sm">{itemId}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
