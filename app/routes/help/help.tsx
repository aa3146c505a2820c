import { PICKUP_HOLD_RULE } from '#domain/orders/handing/pickup-hold.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { servicesOf } from '#app/api/page-services.ts';
import { shopFacts, shortAnswers } from '#app/help/help-answers.ts';
import type { HelpPart } from '#app/help/help-topics.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/help.ts';

/** What the rules of this shop come to, in the words and numbers of the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = servicesOf(context);
  return { tenant, ...shopFacts(tenant), says: shortAnswers(tenant) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Help',
    description: 'Delivery, pickup, orders, returns, payment, sales tax, and how to reach us.',
    canonicalPath: PATHS.help,
  });

const PARTS: Readonly<Record<HelpPart, string>> = {
  ink: 'Ink and toner for your printer',
  delivery: 'Delivery',
  pickup: 'Stores and pickup',
  orders: 'Tracking and canceling an order',
  returns: 'Returns and refunds',
  payment: 'Payment and gift cards',
  tax: 'Sales tax',
  organizations: 'Organizations and purchase orders',
  contact: 'Contact us',
};

export default function Help({ loaderData }: Route.ComponentProps) {
  const { tenant, orderBy, orderTodayBy, standardDays, storeDays, sameDayMiles, sameDayFee, costs, email, says } = loaderData;
  return (
    <div className="page max-w-3xl py-8">
      <h1>Help</h1>
      <nav aria-label="On this page" className="mt-4">
        <ul className="chips">
          {Object.entries(PARTS).map(([part, title]) => (
            <li key={part}>
              <a className="chip" href={`#${part}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Part part="ink">
        <p>
          Tell us the model of your printer, and we show you the ink and toner that fits it:{' '}
          <Link className="link" to={PATHS.printers}>
            find ink by printer
          </Link>
          .
        </p>
      </Part>
      <Part part="delivery">
        <p>
          Every item shows the day it arrives. Tell us{' '}
          <Link className="link" to={PATHS.deliveryZip}>
            your ZIP code
          </Link>{' '}
          and the days are the ones for your address.
        </p>
        <p>
          {orderBy} on a business day and it leaves that day. Close to our warehouse it is there the next business day, elsewhere in{' '}
          {standardDays} business days. We don't deliver on Saturdays, Sundays and federal holidays; the exception is same-day delivery.
        </p>
        <p>
          Same-day delivery: {orderTodayBy} and have it by 7 PM, for {sameDayFee} per order, where a store that has everything is within{' '}
          {sameDayMiles} miles. The cart offers it when it can be done.
        </p>
        <p>{costs} Some heavy items carry a delivery surcharge; it is shown with the item and in the cart before you pay.</p>
        <p>
          We can't deliver furniture, same-day orders or items with a delivery surcharge to a PO box. We also can't deliver to Guam and the
          other Pacific islands (ZIP codes that begin with 969).
        </p>
      </Part>
      <Part part="pickup">
        <p>
          Put what you need in{' '}
          <Link className="link" to={cartPath(tenant)}>
            your cart
          </Link>{' '}
          and choose a store there, by ZIP code, city or name. Each item then says whether that store has it and when you can pick it up;
          that follows{' '}
          <Link className="link" to={PATHS.stores}>
            the store's hours
          </Link>
          .
        </p>
        <p>
          What a store doesn't have can be sent there in {storeDays} business days. Furniture is always shipped to an address. We email you
          when your order is ready. {PICKUP_HOLD_RULE}
        </p>
      </Part>
      <Part part="orders">
        <p>
          See where your order is under{' '}
          <Link className="link" to={PATHS.orders}>
            your orders
          </Link>
          . Ordered without an account?{' '}
          <Link className="link" to={ACCOUNT_PATHS.findOrder}>
            Find the order
          </Link>{' '}
          by its number and your email. We also email you whenever something happens to it.
        </p>
        <p>{says.CANCEL}</p>
        <p>{says.AHEAD}</p>
      </Part>
      <Part part="returns">
        <p>{says.RETURNS}</p>
        <p>
          The refund goes back the way you paid: first to your card, PayPal, Klarna or wallet, then to prepaid and gift cards. We email you
          the amount.
        </p>
      </Part>
      <Part part="payment">
        <p>{says.PAYMENT}</p>
        <p>{says.PRICE_MATCH}</p>
        <p>Want to know what is left on a gift card? {says.GIFT_CARDS}</p>
        <p>Enter card numbers only in the card fields of checkout. We never ask for one by email.</p>
      </Part>
      <Part part="tax">
        <p>
          Sales tax is that of the place your order goes to, or of the store where you pick it up. The cart shows it before you pay. Gift
          cards and memberships carry none.
        </p>
        <p>Tax exempt? {says.TAX}</p>
      </Part>
      <Part part="organizations">
        <p>{says.INVOICE}</p>
        <p>Your organization's prices, limits and approvals apply while you are signed in to its account.</p>
      </Part>
      <Part part="contact">
        <p>
          To call us, choose{' '}
          <Link className="link" to={PATHS.stores}>
            a store
          </Link>
          : its phone number is next to its hours.
        </p>
        <p>
          Write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          , or reply to any email about your order: please tell us the order number, and no card numbers.
        </p>
      </Part>
    </div>
  );
}

function Part({ part, children }: { part: HelpPart; children: ReactNode }) {
  return (
    <section aria-labelledby={part} className="prose mt-10">
      <h2 id={part}>{PARTS[part]}</h2>
      {children}
    </section>
  );
}
