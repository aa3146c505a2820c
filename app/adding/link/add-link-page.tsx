import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { AddLinkView } from './add-link.server.ts';
import { ADD_PATH } from '#app/catalog/tiles/add-requests.ts';

/** What a link offers to add, with its coupons, and the button that does it. (S §2, Surfaces) */
export function AddLinkPage({ view: { items, coupons } }: { view: AddLinkView }) {
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
