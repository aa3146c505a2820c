import { PRICE_NOT_AVAILABLE_TEXT } from '#domain/catalog/price-text.ts';
import { invoicePaperPath } from '#domain/accounts/credit/invoice-paths.ts';
import { Link } from 'react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import { PO_LABELS } from '#domain/checkout/po-number.ts';
import { ADD_PATH, addFromForm } from '#app/catalog/tiles/add-requests.ts';
import { AddButton } from '#app/catalog/tiles/add-button.tsx';
import { SumList } from '#app/cart/summary/sum-list.tsx';
import { Lines } from '#app/checkout/step.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { PersonalLines } from '#app/personalization/personal-lines.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { quotePath } from '#app/organization/quote-paths.ts';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { reviewPath } from '#app/shell/written-paths.ts';
import type { OrderItemView, OrderView } from './order-view.ts';
import { PaperLink } from './paper-links.tsx';
import type { NamedUnits } from './shipment-view.ts';

/** What was ordered, by how and when it comes. */
export function OrderGroups({ order, mayBuyAgain = false }: { order: OrderView; mayBuyAgain?: boolean | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      {order.groups.map(({ key, title, items }) => (
        <section key={key} className="order-group">
          <h3>{title}</h3>
          <OrderItems items={items} mayBuyAgain={mayBuyAgain} />
        </section>
      ))}
    </div>
  );
}

function OrderItems({
  items,
  mayBuyAgain,
  mayReview = false,
}: {
  items: OrderView['groups'][number]['items'];
  mayBuyAgain: boolean;
  mayReview?: boolean;
}) {
  return (
    <ul>
      {items.map((item) => (
        <OrderItem key={item.lineId} item={item} mayBuyAgain={mayBuyAgain} mayReview={mayReview} />
      ))}
    </ul>
  );
}

/** What was ordered, by what travels together and how far that is. */
export function OrderShipments({
  order,
  mayBuyAgain = false,
  mayReview = false,
}: {
  order: OrderView;
  mayBuyAgain?: boolean | undefined;
  /** Whether it is the visitor's own, signed in. */
  mayReview?: boolean | undefined;
}) {
  return (
    <div className="flex flex-col gap-4">
      {order.shipments.map(({ key, title, status, tone, note, tracking, items, hasArrived }) => (
        <section key={key} className="order-group">
          <div className="shipment-head">
            <h3>{title}</h3>
            <Badge tone={tone}>{status}</Badge>
            {(note !== undefined || tracking !== undefined) && (
              <p className="shipment-note">
                {note !== undefined && <span className="wrap-anywhere">{note}</span>}
                {tracking !== undefined && <TrackingNumber {...tracking} />}
              </p>
            )}
          </div>
          <OrderItems items={items} mayBuyAgain={mayBuyAgain} mayReview={mayReview && hasArrived} />
        </section>
      ))}
    </div>
  );
}

/** A parcel's number, with its carrier's name and a link to where the carrier says how far it is. */
function TrackingNumber({ number, carrier, url }: NonNullable<OrderView['shipments'][number]['tracking']>) {
  const text = <span className="figures wrap-anywhere">{number}</span>;
  return (
    <span>
      Tracking number{' '}
      {url === undefined ? (
        <b>{text}</b>
      ) : (
        <a className="link" href={url} aria-label={`Track package ${number}${carrier === undefined ? '' : ` with ${carrier}`}`}>
          {text}
        </a>
      )}
      {carrier !== undefined && ` · ${carrier}`}
    </span>
  );
}

/** What came back, and the money for it. Nothing when nothing did. */
export function OrderReturns({ order: { orderNumber, returns }, mayPrint }: { order: OrderView; mayPrint: boolean }) {
  if (returns.length === 0) return null;
  return (
    <section className="card" aria-labelledby="returns-title">
      <h2 id="returns-title" className="mb-3">
        Returns
      </h2>
      <ul className="flex flex-col gap-3">
        {returns.map(({ key, number, status, reason, refund, refunds, on, items, lines }) => (
          <li key={key}>
            <p className="figures flex flex-wrap items-center justify-between gap-2">
              <b>
                Return {number} · {on} · {refund}
              </b>
              <Badge tone={status.tone}>{status.text}</Badge>
            </p>
            <RefundSums items={items} lines={lines} refund={refund} />
            <p className="figures text-sm text-ink-soft">
              {refunds.join(', ')}
              {reason !== undefined && ` · ${reason}`}
            </p>
            {mayPrint && (
              <p className="mt-2">
                <PaperLink kind="RETURN_LABEL" orderNumber={orderNumber} returnId={key} text={`Label for return ${number} (PDF)`} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a refund comes about: what comes back at its price, what is taken off and added, and what is given back. */
export function RefundSums({ items, lines, refund }: Pick<OrderView['returns'][number], 'items' | 'lines' | 'refund'>) {
  return (
    <dl className="refund-sums figures">
      {items.map(({ lineId, title, qty, amount }) => (
        <div key={lineId}>
          <dt className="wrap-anywhere">
            {qty.toLocaleString('en-US')} × {title}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {lines.map(({ label, amount }) => (
        <div key={label} className="text-ink-soft">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="refund-total">
        <dt>Refund</dt>
        <dd>{refund}</dd>
      </div>
    </dl>
  );
}

/** Things by name and number. */
export function UnitList({ units }: { units: readonly NamedUnits[] }) {
  return (
    <ul className="text-sm text-ink-soft">
      {units.map(({ lineId, title, qty }) => (
        <li key={lineId} className="figures wrap-anywhere">
          {qty.toLocaleString('en-US')} × {title}
        </li>
      ))}
    </ul>
  );
}

function OrderItem({
  item: { itemId, title, url, picture, qty, returned, priceText, total, saved, regular, personal, budgetCenter, again, isIncluded },
  mayBuyAgain,
  mayReview,
}: {
  item: OrderItemView;
  mayBuyAgain: boolean;
  mayReview: boolean;
}) {
  return (
    <li className="order-item">
      {picture === undefined ? <span /> : <Picture picture={picture} widths={[160]} isDecorative className="order-item-picture" />}
      <div className="order-item-name">
        <Link className="font-medium hover:underline" to={url}>
          {title}
        </Link>
        <p className="figures text-sm text-ink-faint">
          {priceText ?? `Quantity ${qty.toLocaleString('en-US')}`} · Item {itemId}
        </p>
        {saved !== undefined && (
          <p className="figures text-sm text-success">
            {saved}
            {regular !== undefined && <span className="text-ink-faint"> · {regular}</span>}
          </p>
        )}
        <PersonalLines lines={personal} />
        {budgetCenter !== undefined && <p className="text-sm text-ink-soft">Budget Center: {budgetCenter}</p>}
        {returned > 0 && (
          <p className="figures text-sm font-medium">{returned === qty ? 'Returned' : `${returned.toLocaleString('en-US')} returned`}</p>
        )}
      </div>
      <div className="order-item-end">
        <span className="figures font-semibold">{total}</span>
        {mayBuyAgain && !isIncluded && (
          <form className="not-printed" method="post" action={ADD_PATH} onSubmit={addFromForm}>
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="qty" value={qty} />
            {again !== undefined && <input type="hidden" name="personalization" value={again} />}
            <AddButton itemId={itemId} text="Buy again" name={title} size="small" look="quiet" />
          </form>
        )}
        {mayBuyAgain && !isIncluded && (
          <ToListLink of={{ itemId, qty }} className="link not-printed inline-flex min-h-11 items-center text-sm">
            Add to list<span className="hearable">: {title}</span>
          </ToListLink>
        )}
        {mayReview && (
          <Link className="link not-printed inline-flex min-h-11 items-center text-sm" to={reviewPath(itemId)}>
            Write a review<span className="hearable"> of {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** What it came to, where it goes and how it was paid. */
export function OrderFacts({
  order: {
    sums,
    total,
    saved,
    settled,
    stores,
    shipping,
    billing,
    payments,
    email,
    purchaseOrder,
    unit,
    quoteNumber,
    budgetCenter,
    invoices,
    pickedUpBy,
    taxCertificates,
  },
}: {
  order: OrderView;
}) {
  return (
    <aside className="card flex flex-col gap-5" aria-label="Totals, addresses and payment">
      <div>
        <SumList sums={sums} total={total} />
        {saved !== undefined && (
          <p className="figures mt-2 flex justify-between gap-4 text-success">
            You saved <b>{saved}</b>
          </p>
        )}
        {settled !== undefined && (
          <dl className="figures mt-2 flex flex-col gap-1">
            {settled.refunded !== undefined && (
              <div className="flex justify-between gap-4">
                <dt>Refunded</dt>
                <dd>{settled.refunded}</dd>
              </div>
            )}
            <div className="flex justify-between gap-4 font-semibold">
              <dt>{settled.label}</dt>
              <dd>{settled.paid}</dd>
            </div>
          </dl>
        )}
      </div>
      <dl className="facts border-t border-line pt-4">
        {purchaseOrder !== undefined && (
          <div>
            <dt>{PO_LABELS.poNumber}</dt>
            <dd className="wrap-anywhere">{purchaseOrder}</dd>
          </div>
        )}
        {unit !== undefined && (
          <div>
            <dt>Ordered for</dt>
            <dd className="wrap-anywhere">{unit}</dd>
          </div>
        )}
        {quoteNumber !== undefined && (
          <div>
            <dt>Quote</dt>
            <dd>
              <Link className="link inline-flex min-h-11 items-center figures" to={quotePath(quoteNumber)}>
                {quoteNumber}
              </Link>
            </dd>
          </div>
        )}
        {budgetCenter !== undefined && (
          <div>
            <dt>Budget Center</dt>
            <dd className="wrap-anywhere">{budgetCenter}</dd>
          </div>
        )}
        {invoices.map(({ number, amount, stands }) => (
          <div key={number}>
            <dt>Invoice</dt>
            <dd className="figures">
              {amount === undefined ? (
                number
              ) : (
                <a className="link inline-flex min-h-11 items-center" href={invoicePaperPath(number)} type="application/pdf">
                  {number} (PDF)
                </a>
              )}
              <span className="block text-ink-soft">{amount === undefined ? stands : `${amount} · ${stands}`}</span>
            </dd>
          </div>
        ))}
        {taxCertificates.length > 0 && (
          <div>
            <dt>Tax exempt</dt>
            <dd>
              <Lines lines={taxCertificates} />
            </dd>
          </div>
        )}
        {stores.map(({ id, name, lines, phone }) => (
          <div key={id}>
            <dt>Pick up at</dt>
            <dd>
              <Lines lines={[name, ...lines, phone]} />
            </dd>
          </div>
        ))}
        {pickedUpBy !== undefined && (
          <div>
            <dt>Picked up by</dt>
            <dd className="wrap-anywhere">{pickedUpBy}</dd>
          </div>
        )}
        {shipping !== undefined && (
          <div>
            <dt>Deliver to</dt>
            <dd>
              <Lines lines={[shipping.name, ...shipping.lines, shipping.phone]} />
            </dd>
          </div>
        )}
        {billing !== undefined && (
          <div>
            <dt>Bill to</dt>
            <dd>
              <Lines lines={[billing.name, ...billing.lines]} />
            </dd>
          </div>
        )}
        {payments.length > 0 && (
          <div>
            <dt>Payment</dt>
            <dd>
              <ul className="flex flex-col gap-2">
                {payments.map(({ id, name, amount, story, isGivenBack, isInvoice }) => (
                  <li key={id} className="figures">
                    <span className="flex items-center gap-2">
                      {isInvoice === true ? <FileText size={18} aria-hidden="true" /> : <CreditCard size={18} aria-hidden="true" />}
                      {name}
                      {!isGivenBack && amount !== PRICE_NOT_AVAILABLE_TEXT && <span className="ml-auto">{amount}</span>}
                    </span>
                    {story.map((line) => (
                      <span key={line} className="block text-sm text-ink-soft">
                        {line}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>Emails to</dt>
          <dd>
            <EmailText email={email} />
          </dd>
        </div>
      </dl>
    </aside>
  );
}
