export { manageCatalog } from './catalog-command.ts';
export { csvFormat } from './exporting/formats/csv-format.ts';
export { xlsxFormat } from './exporting/formats/xlsx-format.ts';
export { FileError } from './reading/file-row.ts';
export { uploadedRows } from './reading/uploaded-rows.ts';
