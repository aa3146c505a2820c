export { readMenuFiles } from './menu-files.ts';
export { menuPage } from './menu-page.ts';
export { menuProblems } from './menu-table.ts';
export { menusOf } from './menus-of.ts';
export { makeVisitorMenus } from './visitor-menus.ts';
export { menuRoutes } from './menus.routes.ts';
