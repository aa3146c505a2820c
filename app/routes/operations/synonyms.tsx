import { data, Form, redirect } from 'react-router';
import { listSynonyms, removeSynonym, saveSynonym } from '#contracts/operations/search-words.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { momentText } from '#app/operations/moment-text.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/synonyms.ts';
import '../../operations/operations.css';

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { synonyms, changes } = requireAnswer(await servicesOf(context).door(listSynonyms), url);
  const said = (url.searchParams.get('said') ?? '').slice(0, 80);
  return {
    said,
    means: synonyms.find((synonym) => synonym.said === said)?.means.join(', ') ?? '',
    done: url.searchParams.get('done')?.slice(0, 80) ?? '',
    synonyms: synonyms.map((synonym) => ({ said: synonym.said, means: synonym.means.join(', ') })),
    changes: changes.map(({ changedAt, by, said: name, before, after }) => ({
      at: momentText(changedAt),
      by,
      said: name,
      before: before?.join(', ') ?? '',
      after: after?.join(', ') ?? '',
    })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const said = textIn(form, 'said').slice(0, 200);
  if (textIn(form, 'intent') === 'remove') {
    requireAnswer(await door(removeSynonym, { body: { said } }), url);
    throw redirect(`${PATHS.synonyms}?done=${encodeURIComponent(`“${said}” is removed.`)}`, { status: 303 });
  }
  const means = textIn(form, 'means').slice(0, 1_000);
  const reply = await door(saveSynonym, { body: { said, means } });
  const errors = reply.ok ? [] : (reply.errors ?? []);
  if (errors.length > 0) {
    const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
    return data({ said, means, saidError: errorOf('said'), meansError: errorOf('means') }, { status: 400 });
  }
  const saved = requireAnswer(reply, url);
  throw redirect(`${PATHS.synonyms}?done=${encodeURIComponent(`“${saved.said}” is saved: searches know it now.`)}`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Synonyms', isUnlisted: true });

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  const { done, synonyms, changes } = loaderData;
  const typed = actionData ?? { said: loaderData.said, means: loaderData.means, saidError: undefined, meansError: undefined };
  return (
    <OperationsPage title="Synonyms">
      <p className="mb-4 text-ink-soft">Whoever searches for the words also sees what the others find.</p>
      <p role="status" className={done === '' ? 'hearable' : 'mb-4 rounded-md bg-brand-wash px-4 py-3 wrap-anywhere'}>
        {done}
      </p>
      <Form method="post" className="operations-form" key={`${typed.said} ${done}`} preventScrollReset>
        <TextField
          label="Words"
          name="said"
          defaultValue={typed.said}
          error={typed.saidError}
          maxLength={80}
          hint="As people type them: lever arch file"
        />
        <TextField
          label="Also look for"
          name="means"
          defaultValue={typed.means}
          error={typed.meansError}
          maxLength={500}
          hint="With commas between: binder, ring binder"
        />
        <Button name="intent" value="save">
          Save synonym
        </Button>
      </Form>
      <h2 className="mt-8 mb-3">All synonyms</h2>
      <table className="operations-table">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Also look for</th>
            <th scope="col">
              <span className="hearable">Remove</span>
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
              <td>
                <Form method="post" preventScrollReset>
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
