import type { MouseEvent } from 'react';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import { menuOf } from '#app/shell/menu-text.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';
import { closePanel } from './close-panel.ts';
import { useClientLinks } from '#app/ui/client-links.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';

/** The id by which buttons open the menu. */
export const MENU_ID = 'departments';

/** What stands in the header and the footer of wide windows. On phones and tablets this menu is where one looks for it. */
const OTHERS = {
  Deals: PATHS.deals,
  'Quick order': PATHS.addByNumber,
  Stores: PATHS.stores,
  'ZIP code': PATHS.deliveryZip,
  Orders: PATHS.orders,
  Help: PATHS.help,
};

/** Where who looks for a cartridge looks. */
const INK_DEPARTMENT = 'ink-toner';

/** All departments with their categories, over the page. Opened by a button with popoverTarget={MENU_ID}. */
export function MegaMenu({ menu }: { menu: string }) {
  const follow = useClientLinks();
  const choose = (event: MouseEvent<HTMLElement>) => {
    closePanel(event);
    follow(event);
  };
  return (
    <KeptMarkup
      tag="nav"
      id={MENU_ID}
      popover="auto"
      className="header-panel mega-menu"
      aria-label="Departments"
      onClick={choose}
      contentKey={`menu ${menu}`}
    >
      <MenuContent departments={menuOf(menu)} />
    </KeptMarkup>
  );
}

function MenuContent({ departments }: { departments: readonly MenuDepartment[] }) {
  return (
    <>
      <ul className="mega-menu-others">{Object.entries(OTHERS).map(item)}</ul>
      <div className="mega-menu-departments">
        {departments.map(({ id, name, children }) => (
          <section key={id}>
            <h3>
              <a href={categoryPath(id)}>{name}</a>
            </h3>
            <ul>
              {children.map((child) => item([child.name, categoryPath(child.id)]))}
              {id === INK_DEPARTMENT && item(['Find ink by printer', PATHS.printers])}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function item([name, path]: readonly [name: string, path: string]) {
  return (
    <li key={path}>
      <a href={path}>{name}</a>
    </li>
  );
}
