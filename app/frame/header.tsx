import { Link } from 'react-router';
import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';
import type { PageKind } from '#domain/navigation/page-kind.ts';
import { menuItemsOn } from '#domain/navigation/shown-menus.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import { AccountPanel, ACCOUNT_PANEL_ID, PLACE_PANEL_ID, PlacePanel } from './header-panels.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { Icon, MenuEntry } from './menu-items.tsx';
import { MegaMenu, MENU_ID } from './mega-menu.tsx';
import { fetchMiniCartAhead, pressCart } from './mini-cart-host.tsx';
import { useOwnAddress } from '#app/pages-for-many.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { countTexts, type ShownVisit } from '#app/visit/shown-visit.ts';
import { cartPath, categoryPath, signInPath } from '#app/shell/site-paths.ts';
import { useScrollDirection } from '#app/shell/scroll-direction.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';

/** How many departments are named in the header; all are in the menu. */
const NAMED_DEPARTMENTS = 7;

/** What the business site is called beside the brand. */
export const BUSINESS_NAME = 'Business';

/** The header of every page from which one may go anywhere. */
export function Header({ page, kind }: { page: PageData; kind: PageKind }) {
  useScrollDirection();
  const { brandName, tenant, departments, menus, shown } = page;
  const items = menuItemsOn(menus.header, kind);
  const place = items.find(asksForPlace);
  return (
    <header className="header not-printed">
      <div className="page header-row">
        <button type="button" className="header-item header-menu-button" popoverTarget={MENU_ID} aria-label="Departments">
          <Icon name="menu" />
        </button>
        <Logo brandName={brandName} site={siteName(tenant)} />
        <HeaderSearch />
        {place !== undefined && (
          <button type="button" className="header-item header-place" popoverTarget={PLACE_PANEL_ID}>
            <Icon name="map-pin" />
            <span className="header-text">
              <small>{`${place.text} `}</small>
              {shown.zip ?? 'Enter ZIP'}
            </span>
          </button>
        )}
        <AccountEntry user={shown.user} items={menuItemsOn(menus.account, kind)} />
        <CartLink href={cartPath(tenant)} shown={shown} />
      </div>
      <MainDepartments departments={departments.slice(0, NAMED_DEPARTMENTS)} items={items.filter((item) => !asksForPlace(item))} />
      <MegaMenu menu={page.menu} items={menuItemsOn(menus.megaMenu, kind)} />
      {place !== undefined && <PlacePanel zip={shown.zip} hasShipTo={shown.hasShipTo === true} />}
    </header>
  );
}

/** Where the goods go is said in the header itself, and changed by a panel. */
function asksForPlace({ action }: ShownMenuItem): boolean {
  return action === 'DELIVERY_ZIP';
}

/** The row of departments, and what else leads from it. */
function MainDepartments({ departments, items }: Pick<PageData, 'departments'> & { items: readonly ShownMenuItem[] }) {
  const follow = useClientLinks();
  return (
    <KeptMarkup
      tag="nav"
      className="header-departments"
      aria-label="Main departments"
      onClick={follow}
      contentKey={`departments ${JSON.stringify([departments, items])}`}
    >
      <div className="page">
        <button type="button" className="header-item" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          All departments
        </button>
        {departments.map(({ id, name }) => (
          <a key={id} className="header-item" href={categoryPath(id)}>
            {name}
          </a>
        ))}
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} className="header-item" />
        ))}
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
            <Icon name="shopping-cart" />
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

function AccountEntry({ user, items }: Pick<ShownVisit, 'user'> & { items: readonly ShownMenuItem[] }) {
  const here = useOwnAddress();
  if (user === undefined) {
    return (
      <Link className="header-item" to={signInPath(here)} data-drawer="LOGIN">
        <Icon name="user" />
        <span className="header-text">
          <small>Account </small>Sign in
        </span>
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="header-item" popoverTarget={ACCOUNT_PANEL_ID}>
        <span className="header-initials" aria-hidden="true">
          {user.initials}
        </span>
        <span className="header-text">
          {user.accountName === undefined ? <small>Hello, </small> : <small>{user.accountName}</small>}
          {user.firstName}
        </span>
        <Icon name="chevron-down" />
      </button>
      <AccountPanel user={user} items={items} />
    </>
  );
}

function CartLink({ href, shown }: { href: string; shown: ShownVisit }) {
  // What the browser knows is newer than the page; before that, and on the server, the page counts.
  const counts = useCart((cart) => cart.counts);
  const { badge, items } = counts === undefined ? shown.count : countTexts(counts.numberOfItems);
  return (
    <Link className="header-item" to={href} onClick={pressCart} onPointerEnter={fetchMiniCartAhead}>
      <Icon name="shopping-cart" />
      <span className="cart-count" aria-hidden="true">
        {badge}
      </span>
      <span className="header-text">Cart</span>
      <span className="hearable">{items}</span>
    </Link>
  );
}
