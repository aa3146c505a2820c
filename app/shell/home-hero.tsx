import { Link } from 'react-router';
import Package from 'lucide-react/icons/package';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { TileView } from '#app/catalog/tile-view.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Tenant, VisitData } from './page-data.ts';
import { cartPath, PATHS } from './site-paths.ts';

/** What most people come for. */
const WANTED = ['Copy paper', 'Toner', 'Gel pens', 'Notebooks', 'Batteries', 'Paper towels', 'Coffee', 'Chairs'] as const;

/** The first thing on the home page: for those who are known the way back to what they do here, for others what is wanted most. */
export function HomeHero({
  user,
  tenant,
  cartCount,
  shown,
}: {
  user: VisitData['user'];
  tenant: Tenant;
  cartCount: number;
  shown: readonly TileView[];
}) {
  return (
    <section className="hero">
      <div className="hero-text">
        {user === undefined ? (
          <Welcome tenant={tenant} />
        ) : (
          <WelcomeBack firstName={user.firstName} tenant={tenant} cartCount={cartCount} />
        )}
        <ul className="chips mt-6" aria-label="Often searched for">
          {WANTED.map((words) => (
            <li key={words}>
              <Link className="chip hero-chip" to={`${PATHS.search}?query=${encodeURIComponent(words.toLowerCase())}`}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className="hero-sheets" aria-label="Best sellers">
        {shown.map((tile) => (
          <li key={tile.itemId}>
            <Link to={tile.url} aria-label={`${tile.title}, ${tile.price}`}>
              <Picture picture={tile.image} widths={[400]} isEager />
              <span className="figures" aria-hidden="true">
                {tile.price}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Welcome({ tenant }: { tenant: Tenant }) {
  return (
    <>
      <h1>
        Everything an office <span className="marked">runs on</span>.
      </h1>
      <p className="hero-lead">
        {tenant === 'SBA'
          ? 'Your contract prices, your budgets and your approvals, and the date of delivery next to every item.'
          : 'Paper, ink and all the rest, with the date it arrives written next to the price.'}
      </p>
    </>
  );
}

function WelcomeBack({ firstName, tenant, cartCount }: { firstName: string; tenant: Tenant; cartCount: number }) {
  return (
    <>
      <h1>Welcome back, {firstName}.</h1>
      <p className="hero-lead">Order again what you ordered before, or go on where you stopped.</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link className="button hero-button" to={PATHS.orders}>
          <Package size={20} aria-hidden="true" />
          Order again
        </Link>
        {cartCount > 0 && (
          <Link className="button hero-button-quiet" to={cartPath(tenant)}>
            <ShoppingCart size={20} aria-hidden="true" />
            Go on with your cart ({cartCount})
          </Link>
        )}
      </p>
    </>
  );
}
