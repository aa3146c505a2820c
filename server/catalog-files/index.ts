export { manageCatalog } from './catalog-command.ts';
export { importCatalogFile, type Import, type Imported, type Progress } from './import-file.ts';
