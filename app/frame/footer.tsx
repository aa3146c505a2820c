import type { PageKind } from '#domain/navigation/page-kind.ts';
import { menuItemsOn } from '#domain/navigation/shown-menus.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';
import { MenuEntry } from './menu-items.tsx';
import { Logo } from './logo.tsx';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import type { PageData } from '#app/shell/page-data.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';

/** The footer of every page from which one may go anywhere. */
export function Footer({ page, kind }: { page: PageData; kind: PageKind }) {
  const follow = useClientLinks();
  const { brandName, departments, menus, shown } = page;
  return (
    <footer className="footer not-printed" onClick={follow}>
      <div className="page">
        <div className="footer-columns">
          <div>
            <Logo brandName={brandName} />
            <p className="mt-1 max-w-xs text-ink-soft">Everything an office runs on, with the date it arrives written next to the price.</p>
            <SignUp />
          </div>
          <nav aria-label="All departments">
            <h2>Departments</h2>
            <KeptMarkup tag="ul" className="footer-departments" contentKey={`footer ${page.menu}`}>
              <DepartmentLinks departments={departments} />
            </KeptMarkup>
          </nav>
          {menuItemsOn(menus.footer, kind).map(({ id, text, items = [] }) => (
            <nav key={id} aria-label={text}>
              <h2>{text}</h2>
              <ul>
                {menuItemsOn(items, kind).map((item) => (
                  <li key={item.id}>
                    <MenuEntry
                      item={item.action === 'DELIVERY_ZIP' && shown.zip !== undefined ? { ...item, text: `Deliver to ${shown.zip}` } : item}
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FootNote page={page} />
      </div>
    </footer>
  );
}

/** A form of plain HTML: where it leads answers with words and keeps what was typed. */
function SignUp() {
  return (
    <form className="footer-sign-up" method="post" action={PATHS.offers}>
      <h2>Get deals by email or text</h2>
      <input className="input" type="email" name="emailID" aria-label="Email" placeholder="Email" autoComplete="email" maxLength={300} />
      <input
        className="input"
        type="tel"
        name="phoneNumber"
        aria-label="Phone (optional)"
        placeholder="Phone (optional)"
        autoComplete="tel"
        maxLength={40}
      />
      <button className="button button-secondary">Sign up</button>
    </form>
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
