import { data } from 'react-router';
import { ABOUT_PAGES, ABOUT_TEXTS } from '#app/help/about-texts.ts';
import { aboutPath } from '#app/help/help-topics.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/about.ts';

/** What the shop says of itself: how it deals with what it knows, what it agrees to, and the like. */
export function loader({ params }: Route.LoaderArgs) {
  const page = ABOUT_PAGES.find((known) => known === params.page);
  if (page === undefined) throw data(null, { status: 404 });
  return { page, ...ABOUT_TEXTS[page] };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? pageMeta(matches[0].loaderData, { title: 'Page not found', isUnlisted: true })
    : pageMeta(matches[0].loaderData, {
        title: loaderData.title,
        description: loaderData.description,
        canonicalPath: aboutPath(loaderData.page),
      });

export default function About({ loaderData: { title, lead, parts } }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl py-8">
      <h1>{title}</h1>
      <p className="mt-3 text-lg">{lead}</p>
      {parts.map(({ heading, says }) => (
        <section key={heading} id={heading.toLowerCase().replaceAll(' ', '-')} className="mt-8 flex scroll-mt-8 flex-col gap-3">
          <h2>{heading}</h2>
          {says.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
