import { Link } from 'react-router';
import { paperPath } from '#domain/orders/papers.ts';
import { orderAgainPath } from '#app/buy-again/again-paths.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Picture, type PictureSource } from '#app/ui/pictures/picture.tsx';
import { ASK } from './change-order.tsx';
import { ReorderForm } from './reorder-form.tsx';

/** An order as the list of them shows it. */
export type OrderCardView = {
  readonly orderNumber: string;
  /** 'Delivered Nov 23' */
  readonly statusText: string;
  readonly tone: BadgeTone;
  /** 'Nov 20, 2026'; empty as long as it is not placed. */
  readonly placedOn: string;
  readonly total: string;
  readonly pieces: string;
  readonly what: string;
  /** The budget centers that it was charged to. */
  readonly budgetCenter: string | undefined;
  readonly purchaseOrder: string | undefined;
  /** Whose it is, where that is somebody else. */
  readonly orderedBy: string | undefined;
  readonly pictures: readonly PictureSource[];
  /** The same may be put into the cart of who looks. */
  readonly mayBuyAgain: boolean;
  /** There are several rows to choose from. */
  readonly hasChoice: boolean;
  readonly isUnderWay: boolean;
  /** A person looks it over: there is nothing to track yet. */
  readonly isOnHold: boolean;
  readonly mayReturn: boolean;
  readonly hasReceipt: boolean;
};

/** One order: what it is, how far it is, and what can be done with it. */
export function OrderCard({ order }: { order: OrderCardView }) {
  const { orderNumber, placedOn, total, pieces, what, pictures } = order;
  const booked = [order.orderedBy, order.purchaseOrder === undefined ? undefined : `PO: ${order.purchaseOrder}`, order.budgetCenter];
  return (
    <li className="order-card">
      <h2 className="text-md">
        <Link className="link" to={orderPath(orderNumber)}>
          Order <span className="figures">{orderNumber}</span>
        </Link>
      </h2>
      <p className="order-card-status">
        <Badge tone={order.tone}>{order.statusText}</Badge>
      </p>
      <p className="figures order-card-when">
        {placedOn !== '' && `${placedOn} · `}
        <b>{total}</b>
      </p>
      <div className="order-card-what">
        {pictures.length > 0 && (
          <p className="order-card-pictures">
            {pictures.map((picture, index) => (
              <Picture key={`${index} ${picture.key}`} picture={picture} widths={[160]} isDecorative className="order-item-picture" />
            ))}
          </p>
        )}
        <p className="order-card-names">
          <span className="line-clamp-2">{what}</span>
          <span className="figures text-ink-faint">
            {[pieces, ...booked].filter((text) => text !== undefined && text !== '').join(' · ')}
          </span>
        </p>
      </div>
      <div className="order-card-actions">
        <MainAction order={order} />
        <MoreActions order={order} />
      </div>
    </li>
  );
}

function MainAction({ order: { orderNumber, isUnderWay, isOnHold, mayBuyAgain } }: { order: OrderCardView }) {
  if (!isUnderWay)
    return mayBuyAgain ? (
      <ReorderForm orderNumber={orderNumber} text="Buy all again" about={`of order ${orderNumber}`} look="secondary" size="small" />
    ) : null;
  return (
    <LinkButton size="small" to={orderPath(orderNumber)}>
      {isOnHold ? 'See order' : 'Track'}
      <span className="hearable">
        {isOnHold ? ' ' : ' order '}
        {orderNumber}
      </span>
    </LinkButton>
  );
}

function MoreActions({ order: { orderNumber, isUnderWay, mayReturn, hasReceipt, mayBuyAgain, hasChoice } }: { order: OrderCardView }) {
  const about = <span className="hearable"> of order {orderNumber}</span>;
  if (!mayReturn && !hasReceipt && !(mayBuyAgain && (isUnderWay || hasChoice))) return null;
  return (
    <ul className="order-card-more">
      {mayReturn && (
        <li>
          <Link className="link" to={`${orderPath(orderNumber)}?${ASK}=return`}>
            Return items{about}
          </Link>
        </li>
      )}
      {hasReceipt && (
        <li>
          <a className="link" href={paperPath('RECEIPT', orderNumber)} type="application/pdf">
            Receipt (PDF){about}
          </a>
        </li>
      )}
      {mayBuyAgain && hasChoice && (
        <li>
          <Link className="link" to={orderAgainPath(orderNumber)}>
            Choose items to buy again<span className="hearable"> from order {orderNumber}</span>
          </Link>
        </li>
      )}
      {isUnderWay && mayBuyAgain && (
        <li>
          <ReorderForm orderNumber={orderNumber} text="Buy all again" about={`of order ${orderNumber}`} look="quiet" size="small" />
        </li>
      )}
    </ul>
  );
}
