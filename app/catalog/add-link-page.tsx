import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Link } from 'react-router';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { AddLinkView } from './add-link.server.ts';
import { ADD_PATH } from './add-requests.ts';

/** What a link offers to add, with its coupons, and the button that does it. (S §2, Surfaces) */
export function AddLinkPage({ view: { items, coupons } }: { view: AddLinkView }) {
  if (items.length + coupons.length === 0)
    return (
      <div className="page page-narrow py-10">
        <EmptyState isPageTitle title="Nothing to add" actions={<LinkButton to={PATHS.home}>Go on shopping</LinkButton>} />
      </div>
    );
  return (
    <form method="post" action={ADD_PATH} className="page page-narrow flex flex-col gap-5 py-10">
      <h1>Add to your cart</h1>
      <ul className="flex flex-col gap-4">
        {items.map(({ tile: { itemId, title, image, price, url }, qty }) => (
          <li key={itemId} className="flex items-center gap-4">
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="qty" value={qty} />
            <Picture picture={image} widths={[160]} isEager isDecorative className="w-20 flex-none rounded-md" />
            <div className="min-w-0 flex-1">
              <Link className="link inline-flex min-h-11 items-center font-medium" to={url}>
                {title}
              </Link>
              <p className="figures text-sm text-ink-soft">
                {qty.toLocaleString('en-US')} × {price}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {coupons.map((code) => (
        <p key={code} className="flex items-center gap-2 font-medium">
          <input type="hidden" name="coupon" value={code} />
          <TicketPercent size={20} aria-hidden="true" />
          With coupon {code}
        </p>
      ))}
      <p>
        <Button size="large">{items.length === 0 ? 'Use the coupon' : 'Add to cart'}</Button>
      </p>
    </form>
  );
}
