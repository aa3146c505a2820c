export { FileError } from './reading/file-row.ts';
export { csvFormat } from './exporting/formats/csv-format.ts';
export { manageCatalog } from './catalog-command.ts';
export { readListText } from './reading/list-text.ts';
export { uploadedRows } from './reading/uploaded-rows.ts';
export { xlsxFormat } from './exporting/formats/xlsx-format.ts';
