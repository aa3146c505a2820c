import type { MetaDescriptor } from 'react-router';
import type { PageTransfer } from './page-data.ts';

/** What other sites show beside a link to a page that has no picture of its own. */
const [social] = Object.values(
  import.meta.glob<string>('/pictures/scenes/social-1200.jpg', { eager: true, query: '?url&no-inline', import: 'default' }),
);

/** What a page says of itself to browsers and search engines. */
export type PageMeta = {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path, with its query, that stands for this page among those that show the same. */
  readonly canonicalPath?: string | undefined;
  /** The path of a picture of what the page is about. Plain: the shop's desk. */
  readonly imagePath?: string | undefined;
  /** Not for search engines: personal pages, search results. */
  readonly isUnlisted?: boolean | undefined;
  /** schema.org things. */
  readonly things?: readonly Record<string, unknown>[] | undefined;
};

/** The head's entries for a page. `site` is the root's data: of a route's meta arguments, `matches[0].loaderData`. */
export function pageMeta(site: Pick<PageTransfer, 'brandName' | 'origin'> | undefined, page: PageMeta): MetaDescriptor[] {
  const { brandName = '', origin = '' } = site ?? {};
  const title = page.title === '' ? brandName : `${page.title} · ${brandName}`;
  const entries: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }, { property: 'og:site_name', content: brandName }];
  if (page.description !== undefined)
    entries.push({ name: 'description', content: page.description }, { property: 'og:description', content: page.description });
  if (page.canonicalPath !== undefined) entries.push({ tagName: 'link', rel: 'canonical', href: origin + page.canonicalPath });
  const imagePath = page.imagePath ?? social;
  if (imagePath !== undefined) entries.push({ property: 'og:image', content: origin + imagePath });
  if (page.imagePath === undefined) entries.push({ name: 'twitter:card', content: 'summary_large_image' });
  if (page.isUnlisted === true) entries.push({ name: 'robots', content: 'noindex' });
  for (const thing of page.things ?? []) entries.push({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } });
  return entries;
}

/** A trail of names and paths as schema.org's BreadcrumbList. */
export function breadcrumbThing(origin: string, trail: readonly { name: string; href: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + href })),
  };
}
