import { Link } from 'react-router';
import Package from 'lucide-react/icons/package';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Scene } from '#app/ui/pictures/scene.tsx';
import { sceneFiles } from '#app/ui/pictures/scene-files.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import type { ShownVisit } from '#app/visit/shown-visit.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';

const found = import.meta.glob<string>('/pictures/scenes/home-hero*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** What most people come for. */
const WANTED = ['Copy paper', 'Toner', 'Gel pens', 'Notebooks', 'Batteries', 'Paper towels', 'Coffee', 'Chairs'] as const;

/** The first thing on the home page: for those who are known the way back to what they do here, for others what is wanted most. */
export function HomeHero({ shown, tenant }: { shown: ShownVisit | undefined; tenant: Tenant }) {
  return (
    <section className={shown?.user === undefined ? 'hero' : 'hero hero-low'}>
      <div className="hero-text">
        {shown?.user === undefined ? (
          <Welcome tenant={tenant} />
        ) : (
          <WelcomeBack firstName={shown.user.firstName} tenant={tenant} inCart={shown.count.inCart} />
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
      <Scene
        files={sceneFiles(found, 'home-hero')}
        measures={[1600, 700]}
        narrow={{ files: sceneFiles(found, 'home-hero-narrow'), media: '(max-width: 820px)', measures: [800, 560] }}
        sizes="(max-width: 1472px) 96vw, 88rem"
        alt="A desk with a laptop, a green lamp, an organizer, an open notebook, a mug and a plant"
        isEager
      />
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

function WelcomeBack({ firstName, tenant, inCart }: { firstName: string; tenant: Tenant; inCart: string }) {
  return (
    <>
      <h1>
        Welcome back, <span>{firstName}</span>.
      </h1>
      <p className="hero-lead">Reorder past purchases or pick up where you left off.</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link className="button" to={PATHS.orders}>
          <Package size={20} aria-hidden="true" />
          Order again
        </Link>
        <Link className="button button-secondary" to={cartPath(tenant)}>
          <ShoppingCart size={20} aria-hidden="true" />
          <span>
            View your cart<span>{inCart}</span>
          </span>
        </Link>
      </p>
    </>
  );
}
