import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { Menus } from '#domain/navigation/menu-item.ts';
import { menuTable } from './menu-table.ts';

const ABOUT = `# Who sees what in header and footer

The menus are data: \`menus/dotcom.json\` and \`menus/sba.json\`. \`npm run menus\` checks them, and writes the tables at the end of this page; a
test holds it to them. What an item's \`permissionlimit\` may name, and how somebody comes to have it, is in two tables of the program:
\`domain/audience/segments.ts\` (who somebody is) and \`domain/audience/capabilities.ts\` (what they can do).

## Adding an item for some people

1. Put an item into a slot of the file (\`topHat\`, \`header\`, \`account\`, \`megaMenu\`, or a group of \`footer\`): an \`id\` that no other has, the \`text\`, a \`url\` (a path of this site, or \`tel:\` with a number).
2. Say in \`permissionlimit\` who sees it. Without it everybody does.
   - a key (\`"APPROVER"\`): who has it; of several keys one is enough. With \`"MobileOnly"\` among them, all of them are needed on the consumer site.
   - \`"NO-GUEST"\`: hidden from who has the key, whatever else says.
   - \`"FLOW-CSR"\`: only in that kind of session.
   - the name or the type of a page (\`"cart"\`, \`"SKU"\`): only on such pages.
3. Run \`npm run menus\`. It says where the file is wrong, and which item nobody can see. Look at the row in the table below.
4. Start the shop again: it reads its menus at the start. Sign in as one of those who should see it (the README names people of the demo). What customer service or an operator
   finds under \`/representatives/why\` says of each item why somebody sees it, or does not. An item of \`account\` stands on the page \`/account\`, too.

\`GroupOverrideURL\` leads some groups elsewhere: the first entry of which somebody has a group counts. \`actionType\` is \`link\` (as without it), \`drawer\`
(\`action\` names what is opened over the page, see \`app/drawers/drawers.tsx\`; without scripts the address is), \`submit\` (a form is sent to the address) or \`call\`. \`actionIcon\` names an icon of \`app/styles/header/menu-icons.css\`. \`department\` puts an item of the mega menu
beneath that department. Texts may name figures of ours in braces: \`{freeShippingThreshold}\`, \`{smallOrderThreshold}\`.

A dot: shown on every page. Words: shown on these kinds of pages alone.

`;

/** docs/menus.md. */
export function menuPage(sites: Readonly<Record<Tenant, Menus>>): string {
  return `${ABOUT}${menuTable(sites)}`;
}
