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
const OTHERS = [
  { name: 'Stores', path: PATHS.stores },
  { name: 'ZIP code', path: PATHS.deliveryZip },
  { name: 'Orders', path: PATHS.orders },
  { name: 'Help', path: PATHS.help },
] as const;

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
      <ul className="mega-menu-others">
        {OTHERS.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <Departments departments={departments} />
    </>
  );
}

function Departments({ departments }: { departments: readonly MenuDepartment[] }) {
  return (
    <div className="mega-menu-departments">
      {departments.map((department) => (
        <section key={department.id}>
          <h3>
            <a href={categoryPath(department.id)}>{department.name}</a>
          </h3>
          <ul>
            {department.children.map((child) => (
              <li key={child.id}>
                <a href={categoryPath(child.id)}>{child.name}</a>
              </li>
            ))}
            {department.id === INK_DEPARTMENT && (
              <li>
                <a href={PATHS.printers}>Find ink by printer</a>
              </li>
            )}
          </ul>
        </section>
      ))}
      <section>
        <h3>
          <a href={PATHS.addByNumber}>Quick order</a>
        </h3>
      </section>
    </div>
  );
}
