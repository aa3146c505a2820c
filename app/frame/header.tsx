import { Link } from 'react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRound from 'lucide-react/icons/user-round';
import { useCart } from '#app/local-cart/cart-store.ts';
import { AccountPanel, ACCOUNT_PANEL_ID, PLACE_PANEL_ID, PlacePanel } from './header-panels.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu, MENU_ID } from './mega-menu.tsx';
import { fetchMiniCartAhead, pressCart } from './mini-cart-host.tsx';
import { useOwnAddress } from '#app/pages-for-many.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { countTexts, type ShownVisit } from '#app/visit/shown-visit.ts';
import { cartPath, categoryPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { useScrollDirection } from '#app/shell/scroll-direction.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';

/** How many departments are named in the header; all are in the menu. */
const NAMED_DEPARTMENTS = 7;

/** What the business site is called beside the brand. */
export const BUSINESS_NAME = 'Business';

/** The header of every page from which one may go anywhere. */
export function Header({ page }: { page: PageData }) {
  useScrollDirection();
  const { brandName, tenant, departments, shown } = page;
  return (
    <header className="header not-printed">
      <div className="page header-row">
        <button type="button" className="header-item header-menu-button" popoverTarget={MENU_ID} aria-label="Departments">
          <Menu size={22} aria-hidden="true" />
        </button>
        <Logo brandName={brandName} site={siteName(tenant)} />
        <HeaderSearch />
        <button type="button" className="header-item header-place" popoverTarget={PLACE_PANEL_ID}>
          <MapPin size={20} aria-hidden="true" />
          <span className="header-text">
            <small>Deliver to </small>
            {shown.zip ?? 'Enter ZIP'}
          </span>
        </button>
        <AccountEntry user={shown.user} />
        <CartLink href={cartPath(tenant)} shown={shown} />
      </div>
      <MainDepartments departments={departments.slice(0, NAMED_DEPARTMENTS)} />
      <MegaMenu menu={page.menu} />
      <PlacePanel zip={shown.zip} />
    </header>
  );
}

/** The row of departments: the same on every page of the site. */
function MainDepartments({ departments }: Pick<PageData, 'departments'>) {
  const follow = useClientLinks();
  return (
    <KeptMarkup
      tag="nav"
      className="header-departments"
      aria-label="Main departments"
      onClick={follow}
      contentKey={`departments ${JSON.stringify(departments)}`}
    >
      <div className="page">
        <button type="button" className="header-item" popoverTarget={MENU_ID}>
          <Menu size={20} aria-hidden="true" />
          All departments
        </button>
        {departments.map(({ id, name }) => (
          <a key={id} className="header-item" href={categoryPath(id)}>
            {name}
          </a>
        ))}
        <a className="header-item header-by-number" href={PATHS.deals}>
          Deals
        </a>
        <a className="header-item" href={PATHS.addByNumber}>
          Quick order
        </a>
      </div>
    </KeptMarkup>
  );
}

/** The header where nothing should lead away: the brand, and in checkout the way back to the cart. */
export function SlimHeader({ page, hasCart }: { page: PageData; hasCart: boolean }) {
  return (
    <header className="header not-printed">
      <div className="page header-row">
        <Logo brandName={page.brandName} site={siteName(page.tenant)} />
        {hasCart && (
          <Link className="header-item" to={cartPath(page.tenant)}>
            <ShoppingCart size={20} aria-hidden="true" />
            Back to cart
          </Link>
        )}
      </div>
    </header>
  );
}

function siteName(tenant: PageData['tenant']): string | undefined {
  return tenant === 'SBA' ? BUSINESS_NAME : undefined;
}

function AccountEntry({ user }: Pick<ShownVisit, 'user'>) {
  const here = useOwnAddress();
  if (user === undefined) {
    return (
      <Link className="header-item" to={signInPath(here)}>
        <UserRound size={22} aria-hidden="true" />
        <span className="header-text">
          <small>Account </small>Sign in
        </span>
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="header-item" popoverTarget={ACCOUNT_PANEL_ID}>
        <UserRound size={22} aria-hidden="true" />
        <span className="header-text">
          <small>Hello, </small>
          {user.firstName}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="header-chevron" />
      </button>
      <AccountPanel user={user} />
    </>
  );
}

function CartLink({ href, shown }: { href: string; shown: ShownVisit }) {
  // What the browser knows is newer than the page; before that, and on the server, the page counts.
  const counts = useCart((cart) => cart.counts);
  const { badge, items } = counts === undefined ? shown.count : countTexts(counts.numberOfItems);
  return (
    <Link className="header-item" to={href} onClick={pressCart} onPointerEnter={fetchMiniCartAhead}>
      <ShoppingCart size={22} aria-hidden="true" />
      <span className="cart-count" aria-hidden="true">
        {badge}
      </span>
      <span className="header-text">Cart</span>
      <span className="hearable">{items}</span>
    </Link>
  );
}
