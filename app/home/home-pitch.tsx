import CalendarCheck from 'lucide-react/icons/calendar-check';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { iconCardText } from '#domain/catalog/label-truncation.ts';
import { Across } from '#app/ui/across.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { landingPath, PATHS, searchPath } from '#app/shell/site-paths.ts';
import type { CategoryCardView } from '#app/catalog/category-cards.tsx';

const PROMISES = [
  {
    Icon: CalendarCheck,
    title: 'Delivery dates',
    text: 'Every item shows the day it arrives. Order several, and the cart shows which ones come together.',
  },
  { Icon: Store, title: 'Or pick it up', text: 'See what is in stock at a store near you, and pick it up when it suits you.' },
  { Icon: Truck, title: 'No surprise fees', text: 'You see fees and tax before you pay, and every line of the total is explained.' },
] as const;

/** What one may count on. */
export function Promises() {
  return (
    <Across layout="threeAcross" className="promises">
      {PROMISES.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} aria-hidden="true" />
          <div>
            <h3>{iconCardText(title)}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Across>
  );
}

/** In the months in which a new year's calendars are bought. */
export function NewYearPitch({ year }: { year: number }) {
  return (
    <section className="pitch" aria-labelledby="home-year">
      <div>
        <h2 id="home-year">Ready for {year}</h2>
        <p>Wall calendars, desk pads and planners for {year} are here. Order now and start the year organized.</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={searchPath(`${year} calendars`)} size="large">
          {year} calendars
        </LinkButton>
        <LinkButton to={searchPath(`${year} planners`)} look="secondary" size="large">
          {year} planners
        </LinkButton>
      </p>
    </section>
  );
}

/** What spares paper, cups and bins, beside pictures of it. */
export function GreenPitch({ cards }: { cards: readonly CategoryCardView[] }) {
  return (
    <section className="savings-head" aria-labelledby="home-green">
      <div>
        <h2 id="home-green">A greener office</h2>
        <p className="mt-2">Recycled paper, compostable cups, and bins that sort.</p>
        <LinkButton to={landingPath('green-office')} look="secondary" className="mt-4">
          See how
        </LinkButton>
      </div>
      <div className="brand-pictures">
        {cards.map(({ id, image }) => (
          <Picture key={id} picture={image} widths={[400]} isDecorative />
        ))}
      </div>
    </section>
  );
}

/** For those who buy for others. */
export function BusinessPitch() {
  return (
    <section className="pitch" aria-labelledby="home-business">
      <div>
        <h2 id="home-business">Buying for an organization?</h2>
        <p>Contract prices, budgets checked before you order, and approvals in a minute.</p>
      </div>
      <LinkButton to={PATHS.signIn} look="secondary" size="large">
        Sign in to your account
      </LinkButton>
    </section>
  );
}
