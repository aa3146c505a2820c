export { manageCatalog } from './catalog-command.ts';
export { FileError } from './reading/file-row.ts';
export { readListText } from './reading/list-text.ts';
