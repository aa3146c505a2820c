import { Form, Link } from 'react-router';
import { listQuickAliases, removeQuickAlias } from '#contracts/quick-order/quick-order.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { QUICK_ORDER } from '#app/quick-order/quick-order-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/choices.ts';
import '../../lists/lists.css';

const DONE = { forgotten: 'Forgotten. Next time we’ll ask again.' };

function pageOf(url: URL): number {
  return Math.min(1_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
}

/** What somebody, or a colleague of theirs, chose for their own words, to be looked at and forgotten. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageOf(url);
  const { aliases, totalPages } = requireAnswer(await servicesOf(context).door(listQuickAliases, { query: { page } }), url);
  return { aliases, totalPages, page, done: ownText(DONE, doneIn(context, url)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const aliasId = textIn(await request.formData(), 'aliasId').slice(0, 64);
  const reply = await servicesOf(context).door(removeQuickAlias, { params: { aliasId } });
  // What is gone already is as it was wanted.
  if (!reply.ok && reply.code !== 'NOT_FOUND') requireAnswer(reply, url);
  return doneAt(context, QUICK_ORDER.choices, 'forgotten');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'What we’ve remembered', isUnlisted: true });

export default function QuickChoices({ loaderData: { aliases, totalPages, page, done } }: Route.ComponentProps) {
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Quick order', href: QUICK_ORDER.page },
        ]}
        here="What we’ve remembered"
      />
      <h1>What we’ve remembered</h1>
      <p className="mb-4 max-w-prose text-ink-soft">
        When you choose an item for words or a number of your own in quick order, it’s found at once next time.
      </p>
      <Done>{done}</Done>
      {aliases.length === 0 ? (
        <EmptyState title="Nothing yet">Choose an item for a row of your quick order, and it will stand here.</EmptyState>
      ) : (
        <table className="lists-table">
          <thead>
            <tr>
              <th scope="col">When you write</th>
              <th scope="col">You get</th>
              <th scope="col">
                <span className="hearable">Forget</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {aliases.map(({ aliasId, said, itemId, title, chosenBy, mayRemove }) => (
              <tr key={aliasId}>
                <td>
                  “{said}”{chosenBy !== null && <span className="block text-sm text-ink-soft">Chosen by {chosenBy}</span>}
                </td>
                <td>
                  {title === null ? (
                    <>Item {itemId}, which we don’t sell anymore</>
                  ) : (
                    <Link className="link" to={`/product_${itemId}`}>
                      {title}
                    </Link>
                  )}
                </td>
                <td>
                  {mayRemove && (
                    <Form method="post" action={QUICK_ORDER.choices}>
                      <input type="hidden" name="aliasId" value={aliasId} />
                      <Button look="quiet" size="small">
                        Forget<span className="hearable"> “{said}”</span>
                      </Button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} pageCount={totalPages} hrefOf={(one) => `${QUICK_ORDER.choices}?page=${one}`} />
    </div>
  );
}
