export { manageCatalog } from './catalog-command.ts';
