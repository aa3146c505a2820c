import type { MouseEvent } from 'react';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import { menuOf } from '#app/shell/menu-text.ts';
import { KeptMarkup } from '#app/ui/kept-markup.tsx';
import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { closePanel } from './close-panel.ts';
import { MenuItems } from './menu-items.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { categoryPath } from '#app/shell/site-paths.ts';

/** The id by which buttons open the menu. */
export const MENU_ID = 'departments';

/** All departments with their categories, over the page. Opened by a button with popoverTarget={MENU_ID}. Where there is no room for all categories, each department opens its own: the stylesheet says where. */
export function MegaMenu({ menu, items }: { menu: string; items: readonly ShownMenuItem[] }) {
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
      contentKey={`menu ${menu} ${JSON.stringify(items)}`}
    >
      <MenuContent departments={menuOf(menu)} items={items} />
    </KeptMarkup>
  );
}

function MenuContent({ departments, items }: { departments: readonly MenuDepartment[]; items: readonly ShownMenuItem[] }) {
  return (
    <>
      <ul className="mega-menu-others">
        <MenuItems items={items.filter(({ department }) => department === undefined)} />
      </ul>
      <div className="mega-menu-departments">
        {departments.map(({ id, name, children }) => (
          <section key={id}>
            <h3>
              <a href={categoryPath(id)}>{name}</a>
            </h3>
            <details>
              <summary aria-label={`Categories in ${name}`} />
              <ul>
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={categoryPath(child.id)}>{child.name}</a>
                  </li>
                ))}
                <MenuItems items={items.filter(({ department }) => department === id)} />
              </ul>
            </details>
          </section>
        ))}
      </div>
    </>
  );
}
