/** Where lists stand in the new experience, on both sites; one of them below it. (S2-03) */
export const LISTS_PATH = '/cc/sparq/list';

/** The page of all lists on a site. (S2-01, S2-04, S2-06) */
export function listsPath(tenant: string): string {
  return tenant === 'SBA' ? '/cc/mmx/list/mylists' : '/kuber/viewList?tid=US&channel=WEB';
}

/** Where a list is made. (S2-05) */
export const NEW_LIST_PATH = '/kuber/createList?tid=US';

/** The page of a list. (S2-02) */
export function listPath(tenant: string, id: string): string {
  return tenant === 'SBA' ? `/cc/mmx/list/details?listId=${encodeURIComponent(id)}` : `${LISTS_PATH}/${encodeURIComponent(id)}`;
}

/** The words of who a list is for. */
export const ACCESS_TEXTS = { PERSONAL: 'Personal', SHARED: 'Shared', GLOBAL: 'Company-wide' } as const;

/** Where scripts ask for the lists of the header. (K-44) */
export const LIST_CARDS_CALL = '/ele-lpd/api/sparxProxy/getListCardData';

/** A list on paper. */
export function listPrintPath(id: string): string {
  return `/lists/${encodeURIComponent(id)}/print`;
}

/** A list as a file that spreadsheets open. */
export function listFilePath(id: string, format: 'csv' | 'xlsx'): string {
  return `/lists/${encodeURIComponent(id)}/file/${format}`;
}

/** Where a file is read into a list: at an address of its own, as all that take files are. */
export function listImportPath(id: string): string {
  return `/lists/import?listId=${encodeURIComponent(id)}`;
}
