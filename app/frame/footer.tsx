import { useClientLinks } from '#app/ui/client-links.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';
import { Logo } from './logo.tsx';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { cartPath, categoryPath, PATHS } from '#app/shell/site-paths.ts';

/** The footer of every page from which one may go anywhere. */
export function Footer({ page }: { page: PageData }) {
  const follow = useClientLinks();
  const { brandName, tenant, departments, shown } = page;
  return (
    <footer className="footer not-printed" onClick={follow}>
      <div className="page">
        <div className="footer-columns">
          <div>
            <Logo brandName={brandName} />
            <p className="mt-1 max-w-xs text-ink-soft">Everything an office runs on, with the date it arrives written next to the price.</p>
          </div>
          <nav aria-label="All departments">
            <h2>Departments</h2>
            <KeptMarkup tag="ul" className="footer-departments" contentKey={`footer ${page.menu}`}>
              <DepartmentLinks departments={departments} />
            </KeptMarkup>
          </nav>
          <nav aria-label="Your account">
            <h2>You</h2>
            <ul>
              {shown.user === undefined && (
                <li>
                  <a href={PATHS.signIn}>Sign in</a>
                </li>
              )}
              {shown.user === undefined && tenant === 'dotcom' && (
                <li>
                  <a href={PATHS.register}>Create an account</a>
                </li>
              )}
              <li>
                <a href={PATHS.orders}>Your orders</a>
              </li>
              <li>
                <a href={cartPath(tenant)}>Your cart</a>
              </li>
              <li>
                <a href={PATHS.deliveryZip}>{shown.zip === undefined ? 'Where we deliver' : `Deliver to ${shown.zip}`}</a>
              </li>
              <li>
                <a href={PATHS.deals}>Deals</a>
              </li>
              <li>
                <a href={PATHS.stores}>Stores</a>
              </li>
              <li>
                <a href={PATHS.help}>Help</a>
              </li>
            </ul>
          </nav>
        </div>
        <FootNote page={page} />
      </div>
    </footer>
  );
}

function DepartmentLinks({ departments }: { departments: readonly MenuDepartment[] }) {
  return departments.map(({ id, name }) => (
    <li key={id}>
      <a href={categoryPath(id)}>{name}</a>
    </li>
  ));
}

/** The footer where nothing should lead away. */
export function SlimFooter({ page }: { page: PageData }) {
  return (
    <footer className="footer not-printed">
      <div className="page">
        <FootNote page={page} />
      </div>
    </footer>
  );
}

function FootNote({ page: { brandName, isDemo } }: { page: PageData }) {
  return (
    <div className="footer-end">
      <p>© {brandName}</p>
      {isDemo && <p>This is a demonstration: brands and people are invented, nothing is charged and nothing is sent.</p>}
    </div>
  );
}
