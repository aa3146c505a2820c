import type { Tenant } from './page-data.ts';

/** What is true for every order on a site. */
const TEXTS: Record<Tenant, string> = {
  dotcom: 'Free delivery on orders of $35.00 or more',
  SBA: 'Free delivery for businesses, on every order',
};

/** The banner above the page. */
export function TopHat({ tenant }: { tenant: Tenant }) {
  return <aside className="top-hat not-printed" aria-label="Announcement"><p className="page">{TEXTS[tenant]}</p></aside>;
}
