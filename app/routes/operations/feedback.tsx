import { listFeedback } from '#contracts/session/feedback.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { MANAGED_WORDS, SCORE_WORDS, TASK_WORDS } from '#app/feedback/feedback-words.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { OperationsPage } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/feedback.ts';
import '../../operations/operations.css';

const SITES: Readonly<Record<string, string>> = { dotcom: 'Consumer', SBA: 'Business' };

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { tasks, comments } = requireAnswer(await servicesOf(context).door(listFeedback), url);
  return {
    tasks,
    comments: comments.map(({ saidAt, site, ...said }) => ({ ...said, at: momentText(saidAt), site: SITES[site] ?? site })),
  };
}

type Said = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Feedback', isUnlisted: true });

export default function FeedbackRead({ loaderData: { tasks, comments } }: Route.ComponentProps) {
  return (
    <OperationsPage title="Feedback">
      {tasks.length === 0 ? (
        <EmptyState title="Nothing to show yet">What visitors answer under Give feedback is listed here for 90 days.</EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">The last 90 days. Answers come without names.</p>
          <Tasks tasks={tasks} />
          <Comments comments={comments} />
        </>
      )}
    </OperationsPage>
  );
}

function Tasks({ tasks }: Pick<Said, 'tasks'>) {
  return (
    <table className="operations-table">
      <thead>
        <tr>
          <th scope="col">Came to</th>
          <th scope="col">Answers</th>
          <th scope="col">Got it done</th>
          <th scope="col">In part</th>
          <th scope="col">Not at all</th>
          <th scope="col">How easy, of 5</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ task, count, managed, average }) => (
          <tr key={task}>
            <th scope="row">{TASK_WORDS[task]}</th>
            <td className="figures">{count}</td>
            <td className="figures">{managed.YES}</td>
            <td className="figures">{managed.PARTLY}</td>
            <td className="figures">{managed.NO}</td>
            <td className="figures">{average.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Comments({ comments }: Pick<Said, 'comments'>) {
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mt-6 mb-3">
        Latest comments
      </h2>
      <ul className="flex flex-col gap-3">
        {comments.map(({ at, site, task, managed, score, comment }, index) => (
          <li key={`${at} ${index}`} className="card">
            <p>{comment}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {at} · {site} · {TASK_WORDS[task]} · done: {MANAGED_WORDS[managed].toLowerCase()} · {SCORE_WORDS[score - 1]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
