import { useMemo } from 'react';
import { Link } from 'react-router';
import { getHome, type ProductTile } from '#contracts/catalog.ts';
import { getRecommendations } from '#contracts/recommendations/recommendations.ts';
import { getWorkHome, type WorkHome } from '#contracts/organization/work-home.ts';
import { getBuyAgain } from '#contracts/tiles.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { CategoryCards, categoryCardView } from '#app/catalog/category-cards.tsx';
import { exceptAfterAdd } from '#app/catalog/revalidation.ts';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import { tilesOf, tilesText } from '#app/catalog/tiles/tiles-text.ts';
import { tileView } from '#app/catalog/tiles/tile-view.ts';
import { getCategories } from '#contracts/catalog.ts';
import { AdBanner } from '#app/home/ad-banner.tsx';
import { adBanner } from '#app/home/ad-banners.server.ts';
import { HomeHero } from '#app/home/home-hero.tsx';
import { BusinessPitch, GreenPitch, NewYearPitch, Promises } from '#app/home/home-pitch.tsx';
import { WorkDesk } from '#app/home/work-desk.tsx';
import { ruleOf } from '#domain/recommendations/placements.ts';
import { RecommendedReel } from '#app/recommendations/recommended-reel.tsx';
import { recommendedOf, shownCount, type RecommendedText } from '#app/recommendations/recommended-view.ts';
import { ViewedLater } from '#app/recommendations/viewed-later.tsx';
import { usePageData } from '#app/shell/page-data.ts';
import { monthDay } from '#domain/shared/calendar.ts';
import { ORGANIZATION_PATHS } from '#app/organization/organization-paths.ts';
import { BUY_AGAIN } from '#app/buy-again/again-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { landingPath, PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/home.ts';

export const shouldRevalidate = exceptAfterAdd;

/** A row on wide windows. */
const ROW = 5;
/** What is said of a greener office is to be seen on these shelves. */
const GREEN: readonly string[] = ['recycled-paper', 'cups', 'waste-bins'];

const shelves = <C,>(departments: readonly { readonly children: readonly C[] }[]): C[] => departments.flatMap(({ children }) => children);

/** What cannot be read is left out: the rest of the page is still of use. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { door, shape } = services;
  // A page that is made for many is nobody's own.
  const mayBeOwn = shape === undefined;
  const isAtWork = mayBeOwn && services.tenant === 'SBA' && services.user?.accountName !== undefined;
  const [home, categories, again, work, own] = await Promise.all([
    door(getHome),
    door(getCategories),
    mayBeOwn ? door(getBuyAgain) : undefined,
    isAtWork ? door(getWorkHome) : undefined,
    mayBeOwn
      ? door(getRecommendations, { body: { query: { mboxes: ['home_trending'], number: shownCount(services.tenant) } } })
      : undefined,
  ]);
  const { isInProcurement } = services;
  return {
    work: work?.ok === true ? deskOf(work.body, isInProcurement) : undefined,
    contractDeals: tilesText(work?.ok === true ? work.body.deals.map(tileView) : []),
    buyAgain: tilesText(again?.ok === true ? again.body.items.map(({ tile, purchased }) => withPurchase(tileView(tile), purchased)) : []),
    deals: tilesText(home.ok ? home.body.deals.slice(0, ROW).map(tileView) : []),
    recommended: recommendedOf(own) ?? (home.ok ? forMany(home.body.trending.slice(0, shownCount(services.tenant))) : undefined),
    season: home.ok ? home.body.season : null,
    planYear: home.ok ? home.body.planYear : 0,
    school: home.ok && home.body.season === 'SCHOOL' ? adBanner('back-to-school') : undefined,
    green: categories.ok
      ? shelves(categories.body.departments)
          .filter(({ id }) => GREEN.includes(id))
          .map(categoryCardView)
      : [],
    departments: categories.ok ? categories.body.departments.map(categoryCardView) : [],
  };
}

/** What many order these days, where nothing is known of who looks. */
function forMany(tiles: readonly ProductTile[]): RecommendedText {
  return { heading: ruleOf('home_trending').heading, tiles: tilesText(tiles.map(tileView)) };
}

function deskOf({ company, unit, shipTo, orderLimit, budget, waiting }: WorkHome, isInProcurement: boolean) {
  return {
    isInProcurement,
    company,
    unit,
    shipTo,
    orderLimit,
    budget,
    waiting: waiting.map((one) => ({ ...one, date: one.day === null ? undefined : monthDay(one.day) })),
  };
}

/** When it was bought, before what there is to know of it anyway. */
function withPurchase<V extends { readonly note?: string | undefined }>(view: V, purchased: string): V {
  return { ...view, note: [purchased, view.note].filter((text) => text !== undefined && text !== '').join(' · ') };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  const thing = {
    '@type': 'WebSite',
    name: site?.brandName,
    url: `${site?.origin ?? ''}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site?.origin ?? ''}${PATHS.search}?query={query}`,
      'query-input': 'required name=query',
    },
  };
  return pageMeta(site, {
    title: site?.tenant === 'SBA' ? 'Office supplies for organizations' : 'Office supplies, with the date they arrive',
    description:
      'Paper, ink, toner, furniture and everything else an office runs on, with honest prices and the date of delivery next to each.',
    canonicalPath: '/',
    things: [thing],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { school, green, departments, work } = loaderData;
  const deals = useMemo(() => tilesOf(loaderData.deals), [loaderData.deals]);
  const buyAgain = useMemo(() => tilesOf(loaderData.buyAgain), [loaderData.buyAgain]);
  const contractDeals = useMemo(() => tilesOf(loaderData.contractDeals), [loaderData.contractDeals]);
  const page = usePageData();
  return (
    <div className="page home">
      {work === undefined ? (
        <HomeHero shown={page?.shown} tenant={page?.tenant ?? 'dotcom'} />
      ) : (
        <WorkDesk firstName={page?.shown.user?.firstName ?? ''} desk={work} />
      )}
      {buyAgain.length > 0 && (
        <section aria-labelledby="home-again">
          <h2 id="home-again">Buy again</h2>
          {page?.isInProcurement !== true && (
            <p className="mb-4">
              <Link className="link" to={BUY_AGAIN.href}>
                See all you bought
              </Link>
            </p>
          )}
          <TileGrid tiles={buyAgain} layout="reel" />
        </section>
      )}
      {contractDeals.length > 0 && (
        <section aria-labelledby="home-contract">
          <h2 id="home-contract">Best prices on your contract</h2>
          {page?.isInProcurement !== true && (
            <p className="mb-4">
              <Link className="link" to={ORGANIZATION_PATHS.contract}>
                See your contract
              </Link>
            </p>
          )}
          <TileGrid tiles={contractDeals} layout="reel" />
        </section>
      )}
      {departments.length > 0 && (
        <section aria-labelledby="home-departments">
          <h2 id="home-departments">Departments</h2>
          <CategoryCards cards={departments} />
        </section>
      )}
      {deals.length > 0 && (
        <section aria-labelledby="home-deals">
          <h2 id="home-deals">
            <span className="marked">This week's deals</span>
          </h2>
          <p className="mb-4">
            <Link className="link" to={landingPath('deals')}>
              See all deals
            </Link>
          </p>
          <TileGrid tiles={deals} layout="reel" />
        </section>
      )}
      {loaderData.season === 'NEW_YEAR' && <NewYearPitch year={loaderData.planYear} />}
      {green.length > 0 && <GreenPitch cards={green} />}
      <Promises />
      <RecommendedReel recommended={loaderData.recommended} most={shownCount(page?.tenant ?? 'dotcom')} />
      <ViewedLater />
      {school !== undefined && <AdBanner banner={school} />}
      {page?.tenant === 'dotcom' && page.shown.user === undefined && <BusinessPitch />}
    </div>
  );
}
