import type { Tenant } from '#app/shell/page-data.ts';

/** The query of a request with what says that the business site makes it: `requestType`. The calls that pay, with other values of it, are the server's own. (C §7; A-141) */
export function withRequestType(search: string, tenant: Tenant | undefined): string {
  if (tenant !== 'SBA') return search;
  return `${search === '' ? '?' : `${search}&`}requestType=sbaMMX`;
}
