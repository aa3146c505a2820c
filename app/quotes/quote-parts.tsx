import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Quote, QuoteEntry, QuoteOffer, SalesRep } from '#contracts/quotes/quote.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { monthDay } from '#domain/shared/calendar.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { quoteEntryText, quoteEntryWords } from './quote-words.ts';

/** What was offered, row by row, and what it comes to. */
export function OfferTable({ offer }: { offer: QuoteOffer }) {
  const { rows, total, discountPercent } = offer;
  return (
    <>
      <table className="organization-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="amount">
              Quantity
            </th>
            <th scope="col" className="amount">
              Each
            </th>
            <th scope="col" className="amount">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.itemId}>
              <th scope="row">
                {row.isSold ? (
                  <Link className="link" to={`/product_${row.itemId}`}>
                    {row.name}
                  </Link>
                ) : (
                  <strong>{row.name}</strong>
                )}
                <small>
                  <span className="figures">Item {row.itemId}</span>
                  {row.asked === null && ' · Not in your request'}
                  {!row.isSold && ' · No longer sold'}
                </small>
              </th>
              <td data-label="Quantity" className="figures amount">
                {row.qty.toLocaleString('en-US')}
                {row.asked !== null && row.asked.qty !== row.qty && <small>{row.asked.qty.toLocaleString('en-US')} asked for</small>}
              </td>
              <td data-label="Each" className="figures amount">
                <strong>{formatDollars(row.unitPrice)}</strong>
                {isShownAmount(row.unitPrice) && row.listPrice > row.unitPrice && (
                  <small>
                    <s>
                      <span className="hearable">List price </span>
                      {formatDollars(row.listPrice)}
                    </s>
                  </small>
                )}
              </td>
              <td data-label="Total" className="figures amount">
                {formatDollars(row.total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quote-total">
        <span>
          Before shipping and taxes
          {discountPercent > 0 && <small> · {discountPercent}% off all items is included</small>}
        </span>
        <b className="figures">{formatDollars(total)}</b>
      </p>
    </>
  );
}

/** What is different from the offer before. */
export function OfferChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="quote-changes">
      <h3>What changed</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

/** Offers of before, each to be opened. */
export function EarlierOffers({ offers }: { offers: readonly QuoteOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title">Earlier offers</h2>
      {offers.map((offer) => (
        <details key={offer.version} className="quote-earlier">
          <summary>
            Offer {offer.version} · <span className="figures">{formatDollars(offer.total)}</span> · good through{' '}
            {monthDay(offer.validUntil)}
          </summary>
          <OfferTable offer={offer} />
          {offer.note !== '' && <p className="quote-said">{offer.note}</p>}
        </details>
      ))}
    </section>
  );
}

/** What was asked for. */
export function AskedRows({ rows }: Pick<Quote, 'rows'>) {
  const hasTargets = rows.some(({ target }) => isShownAmount(target));
  return (
    <table className="organization-table">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="amount">
            Quantity
          </th>
          <th scope="col" className="amount">
            Price then
          </th>
          {hasTargets && (
            <th scope="col" className="amount">
              Target
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ itemId, name, qty, unitPrice, target }) => (
          <tr key={itemId}>
            <th scope="row">
              <strong>{name}</strong>
              <small className="figures">Item {itemId}</small>
            </th>
            <td data-label="Quantity" className="figures amount">
              {qty.toLocaleString('en-US')}
            </td>
            <td data-label="Price then" className="figures amount">
              {formatDollars(unitPrice)}
            </td>
            {hasTargets && (
              <td data-label="Target" className="figures amount">
                {isShownAmount(target) ? formatDollars(target) : '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type ShownEntry = QuoteEntry & { readonly when: string };

/** All that was said and done, the oldest first, and what is said next. */
export function Talk({ entries, children }: { entries: readonly ShownEntry[]; children?: ReactNode }) {
  return (
    <section className="card" aria-labelledby="said">
      <h2 id="said">Messages and history</h2>
      <ul className="said-list quote-talk">
        {entries.map((entry) => {
          const words = quoteEntryWords(entry);
          return (
            <li key={entry.entryId} data-ours={entry.isOurs || undefined}>
              {quoteEntryText(entry)} · <span className="figures text-sm text-ink-faint">{entry.when}</span>
              {words !== '' && <blockquote>{words}</blockquote>}
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** Who serves an organization, and how they are reached. */
export function SalesRepCard({ salesRep: { name, phone, email } }: { salesRep: SalesRep }) {
  return (
    <section className="card" aria-labelledby="rep-title">
      <h2 id="rep-title">Your sales representative</h2>
      <p className="font-semibold">{name}</p>
      {phone !== null && (
        <p>
          <a className="link quote-reach" href={`tel:${phone}`}>
            {phoneText(phone)}
          </a>
        </p>
      )}
      <p>
        <a className="link quote-reach" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </section>
  );
}

/** The same in a line, with the way to ask. */
export function SalesRepLine({ salesRep: { name, phone, email } }: { salesRep: SalesRep }) {
  return (
    <p className="mb-4">
      Your sales representative: <strong>{name}</strong>
      {phone !== null && (
        <>
          {', '}
          <a className="link" href={`tel:${phone}`}>
            {phoneText(phone)}
          </a>
        </>
      )}
      {', '}
      <a className="link wrap-anywhere" href={`mailto:${email}`}>
        {email}
      </a>
      . Buying a lot?{' '}
      <Link className="link" to={QUOTES_PATH}>
        Request a quote
      </Link>
    </p>
  );
}
