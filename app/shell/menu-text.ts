export type MenuLink = { readonly id: string; readonly name: string };
export type MenuDepartment = MenuLink & { readonly children: readonly MenuLink[] };

/**
 * The menu as one text: it travels with every page, and one text costs a page a fraction of what three hundred small values do.
 * A line for each entry, its id and its name apart by a tab; categories begin with a tab and follow their department.
 */
export function menuText(departments: readonly MenuDepartment[]): string {
  return departments
    .map((department) => [lineOf(department), ...department.children.map((child) => `\t${lineOf(child)}`)].join('\n'))
    .join('\n');
}

let lastText = '';
let lastMenu: readonly MenuDepartment[] = [];

/** The menu that a text stands for: the same list for the same text. */
export function menuOf(text: string): readonly MenuDepartment[] {
  if (text !== lastText) {
    lastMenu = readMenu(text);
    lastText = text;
  }
  return lastMenu;
}

function readMenu(text: string): MenuDepartment[] {
  const departments: (MenuLink & { children: MenuLink[] })[] = [];
  for (const line of text.split('\n')) {
    const [id = '', name = ''] = line.trimStart().split('\t');
    if (id === '') continue;
    if (line.startsWith('\t')) departments.at(-1)?.children.push({ id, name });
    else departments.push({ id, name, children: [] });
  }
  return departments;
}

/** Names hold no tabs and no line breaks; should one, it becomes a space. */
function lineOf({ id, name }: MenuLink): string {
  return `${id}\t${name.replace(/\s+/g, ' ')}`;
}
