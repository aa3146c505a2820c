import { data, Form, Link } from 'react-router';
import type { z } from 'zod';
import { search } from '#contracts/catalog.ts';
import type { Door } from '#contracts/door.ts';
import { listSynonyms, removeSynonym, saveSynonym } from '#contracts/operations/search-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { doneAt, doneWithIn } from '#app/api/told/done.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { listPage } from '#app/operations/list-page.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { searchPath } from '#app/shell/site-paths.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/synonyms.ts';
import '../../operations/operations.css';

type Listed = z.output<(typeof listSynonyms)['answer']>;

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const { synonyms, changes } = requireAnswer(await door(listSynonyms), url);
  const said = (url.searchParams.get('said') ?? '').slice(0, 80);
  const known = synonyms.find((synonym) => synonym.said === said);
  const listed = synonyms.map((synonym) => ({ said: synonym.said, means: meantText(synonym) }));
  const find = findIn(url);
  const told = doneWithIn(context, url);
  const saved = told?.done === 'saved' ? synonyms.find((synonym) => synonym.said === told.about) : undefined;
  const undo = told?.done === 'removed' ? removedNow(told.about, { synonyms, changes }) : undefined;
  const { rows, ...place } = listPage(listed, {
    find,
    page: Number(url.searchParams.get('page')),
    textOf: (row) => `${row.said} ${row.means}`,
  });
  return {
    said,
    means: known?.means.join(', ') ?? '',
    isNear: known?.isNear ?? false,
    isKnown: known !== undefined,
    done: saved === undefined ? removedText(undo) : `Saved. Searches for “${saved.said}” now use it.${await deadText(door, saved)}`,
    undo,
    find,
    place,
    count: synonyms.length,
    synonyms: rows,
    changes: changes.map(({ changedAt, by, said: name, before, after }) => ({
      at: momentText(changedAt),
      by,
      said: name,
      before: before === null ? '' : meantText(before),
      after: after === null ? '' : meantText(after),
    })),
  };
}

/** What of the list is looked for. */
function findIn(url: URL): string {
  return (url.searchParams.get('find') ?? '').slice(0, 80);
}

/** A page of what is looked for, and what is told there. */
function listPath(find: string, more: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams({ ...(find !== '' && { find }), ...more });
  return params.size === 0 ? WORK_PATHS.synonyms : `${WORK_PATHS.synonyms}?${params.toString()}`;
}

/** The form with a synonym in it; the list stays as it is. */
function editPath(said: string, find: string): string {
  return `${listPath(find, { said })}#${FORM_ID}`;
}

const FORM_ID = 'edit';

/** What else is looked for, and that it is something else where it is. */
function meantText({ means, isNear }: Pick<Listed['synonyms'][number], 'means' | 'isNear'>): string {
  return isNear ? `not carried; suggest: ${means.join(', ')}` : means.join(', ');
}

/** What was taken away a moment ago, as it was: to be put back. */
function removedNow(removed: string, { synonyms, changes }: Pick<Listed, 'synonyms' | 'changes'>) {
  if (synonyms.some(({ said }) => said === removed)) return undefined;
  const latest = changes.find(({ said }) => said === removed);
  return latest?.after === null && latest.before !== null ? { said: removed, ...latest.before } : undefined;
}

const removedText = (removed: { readonly said: string } | undefined) => (removed === undefined ? '' : `“${removed.said}” is removed.`);

/** That nothing is found by what was saved, where nothing is: it is kept all the same. */
async function deadText(door: Door, saved: Listed['synonyms'][number] | undefined): Promise<string> {
  if (saved === undefined) return '';
  // As it stands: nobody missed it.
  const found = await Promise.all(saved.means.map((q) => door(search, { query: { q, exact: true } })));
  const dead = saved.means.filter((_, index) => found[index]?.ok === true && found[index].body.data.totalItems === 0);
  return dead.length === 0 ? '' : ` But nothing in the shop matches ${dead.map((words) => `“${words}”`).join(', ')}: check the spelling.`;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const said = textIn(form, 'said').slice(0, 200);
  if (textIn(form, 'intent') === 'remove') {
    requireAnswer(await door(removeSynonym, { body: { said } }), url);
    const page = url.searchParams.get('page');
    throw doneAt(context, listPath(findIn(url), page === null ? {} : { page }), 'removed', said);
  }
  const means = textIn(form, 'means').slice(0, 1_000);
  const isNear = form.get('isNear') === 'yes';
  const reply = await door(saveSynonym, { body: { said, means, isNear } });
  const errors = reply.ok ? [] : (reply.errors ?? []);
  if (errors.length > 0) {
    const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
    return data({ said, means, isNear, saidError: errorOf('said'), meansError: errorOf('means') }, { status: 400 });
  }
  const saved = requireAnswer(reply, url);
  // Found again in the list: it shows what was saved.
  throw doneAt(context, listPath(saved.said.slice(0, 80)), 'saved', saved.said);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Synonyms', isUnlisted: true });

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  const { done, undo, find, place, count, synonyms, changes } = loaderData;
  const isEdit = actionData === undefined && loaderData.isKnown;
  const typed = actionData ?? {
    said: loaderData.said,
    means: loaderData.means,
    isNear: loaderData.isNear,
    saidError: undefined,
    meansError: undefined,
  };
  return (
    <OperationsPage title="Synonyms">
      <p className="mb-4 text-ink-soft">
        People who search for these words also see results for the other ones. For something we don’t carry, the page says so and suggests
        the closest items.
      </p>
      <Done>
        {done !== '' && (
          <>
            {done}
            {undo !== undefined && (
              <Form method="post" className="mt-1">
                <input type="hidden" name="said" value={undo.said} />
                <input type="hidden" name="means" value={undo.means.join(', ')} />
                {undo.isNear && <input type="hidden" name="isNear" value="yes" />}
                <Button look="secondary" size="small" name="intent" value="save">
                  Undo<span className="hearable">: put {undo.said} back</span>
                </Button>
              </Form>
            )}
          </>
        )}
      </Done>
      <Form id={FORM_ID} method="post" className="operations-form" key={`${typed.said} ${done}`}>
        {isEdit && <h2>Edit “{typed.said}”</h2>}
        <TextField
          label="Words"
          name="said"
          defaultValue={typed.said}
          error={typed.saidError}
          maxLength={80}
          hint="As people type them: hanging file"
        />
        <TextField
          label="Also look for"
          name="means"
          defaultValue={typed.means}
          error={typed.meansError}
          maxLength={500}
          hint="With commas between: hanging folders, file folders"
        />
        <Checkbox
          label="We don't carry it"
          name="isNear"
          value="yes"
          defaultChecked={typed.isNear}
          hint="The page says so, and suggests the others as the closest we have."
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="save">
            {isEdit ? 'Save changes' : 'Save synonym'}
          </Button>
          {isEdit && (
            <Link className="link inline-flex min-h-11 items-center" to={listPath(find)}>
              Cancel
            </Link>
          )}
        </div>
      </Form>
      <h2 className="mt-8 mb-3">All synonyms</h2>
      <Form role="search" aria-label="Synonyms" className="operations-find" key={find} action={WORK_PATHS.synonyms}>
        <TextField label="Find a synonym" name="find" type="search" defaultValue={find} maxLength={80} />
        <Button look="secondary">Find</Button>
        {find !== '' && (
          <Link className="link" to={WORK_PATHS.synonyms}>
            Show all {count}
          </Link>
        )}
      </Form>
      <p className="mt-2">
        <a className="link inline-flex min-h-11 items-center" href={WORK_PATHS.synonymsFile} download>
          Download all as CSV
        </a>
      </p>
      <p className="mt-3 mb-2 text-ink-soft">{place.total === 0 ? `Nothing in the list has “${find}”.` : `${place.total} of ${count}`}</p>
      <table className="operations-table">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Also look for</th>
            <th scope="col">
              <span className="hearable">Edit, try or remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {synonyms.map(({ said, means }) => (
            <tr key={said}>
              <th scope="row" data-label="Words">
                {said}
              </th>
              <td data-label="Also look for" className="wrap-anywhere">
                {means}
              </td>
              <td className="operations-acts">
                <Link className="link inline-flex min-h-11 items-center" to={editPath(said, find)}>
                  Edit<span className="hearable"> {said}</span>
                </Link>
                <Link className="link inline-flex min-h-11 items-center" to={searchPath(said)}>
                  Try<span className="hearable"> a search for {said}</span>
                </Link>
                <Form method="post">
                  <input type="hidden" name="said" value={said} />
                  <Button look="quiet" name="intent" value="remove">
                    Remove<span className="hearable"> {said}</span>
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination page={place.page} pageCount={place.pageCount} hrefOf={(page) => listPath(find, { page: String(page) })} />
      {changes.length > 0 && <Changes changes={changes} />}
    </OperationsPage>
  );
}

function Changes({ changes }: Pick<Route.ComponentProps['loaderData'], 'changes'>) {
  return (
    <>
      <h2 className="mt-8 mb-3">Latest changes</h2>
      <ul className="operations-changes">
        {changes.map(({ at, by, said, before, after }, index) => (
          <li key={index}>
            <span className="figures">{at}</span> · {by} · <strong>{said}</strong>: {before === '' ? 'new' : before} →{' '}
            {after === '' ? 'removed' : after}
          </li>
        ))}
      </ul>
    </>
  );
}
