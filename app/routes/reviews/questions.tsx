import { data, Form, Link, redirect } from 'react-router';
import { getProduct } from '#contracts/catalog.ts';
import type { Reply } from '#contracts/door.ts';
import { answerQuestion, askQuestion, getQuestion, listOwnQuestions } from '#contracts/reviews/questions.ts';
import { inOneParagraph, readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { notTaken } from '#app/account/reviews/sent-text.ts';
import { STATE_TEXTS } from '#app/account/reviews/text-states.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { signInPath } from '#app/shell/site-paths.ts';
import { askPath, WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/questions.ts';
import '../../account/reviews/written.css';

type Door = ReturnType<typeof servicesOf>['door'];

/**
 * What who is signed in asked and answered; with `question` the form to answer it, with `item` the form to ask about it: guests type first, and sign in when they send it. `text` is what they
 * had typed.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const about = await aboutIn(door, url);
  const isGuest = user === undefined;
  if (about !== undefined) return { about, isGuest, typed: textAsked(url), texts: [], isSent: false };
  const { texts } = requireAnswer(await door(listOwnQuestions), url);
  return { about, isGuest, typed: '', texts, isSent: doneIn(context, url) === 'sent' };
}

const TEXT = 'text';

const textAsked = (url: URL) => inOneParagraph((url.searchParams.get(TEXT) ?? '').slice(0, TEXT_LIMITS.question.most));

/** What the form is about. */
async function aboutIn(door: Door, url: URL) {
  const { itemId, questionId } = idsIn(url);
  if (questionId !== '') {
    const found = requireAnswer(await door(getQuestion, { params: { questionId } }), url);
    return { itemId: found.itemId, itemName: found.itemName, question: found.body, mayWrite: found.mayAnswer };
  }
  if (itemId === '') return undefined;
  const { product } = requireAnswer(await door(getProduct, { params: { itemId } }), url);
  return { itemId, itemName: product.title, question: undefined, mayWrite: true };
}

function idsIn(url: URL) {
  const [itemId, questionId] = ['item', 'question'].map((key) => (url.searchParams.get(key) ?? '').slice(0, 40));
  return { itemId: itemId ?? '', questionId: questionId ?? '' };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door, user } = servicesOf(context);
  const body = textIn(await request.formData(), 'body');
  const { itemId, questionId } = idsIn(url);
  if (user === undefined && questionId === '') return toSignIn(itemId, body);
  const reply: Reply<unknown> =
    questionId === ''
      ? await door(askQuestion, { params: { itemId }, body: { body } })
      : await door(answerQuestion, { params: { questionId }, body: { body } });
  const answered = notTaken(reply);
  if (answered !== undefined) return data({ body, answered }, answered.status);
  requireAnswer(reply, url);
  throw doneAt(context, WRITTEN_PATHS.questions, 'sent');
}

/** Leads who has typed a question to the sign-in, and back to the form with it; what could not be sent is told at once, and stands in no address. */
function toSignIn(itemId: string, typed: string) {
  const read = readWritten(typed, TEXT_LIMITS.question);
  if ('problem' in read) return data({ body: typed, answered: { problem: undefined, wrong: { body: read.problem }, status: 400 } }, 400);
  throw redirect(signInPath(`${askPath(itemId)}&${new URLSearchParams({ [TEXT]: read.text }).toString()}`));
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your questions', isUnlisted: true });

export default function Questions({ loaderData: { about, isGuest, typed, texts, isSent }, actionData }: Route.ComponentProps) {
  if (about !== undefined)
    return <Write about={about} isGuest={isGuest} typed={actionData?.body ?? typed} answered={actionData?.answered} />;
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Your questions and answers" />
      <h1 className="mb-5">Your questions and answers</h1>
      <Done>{isSent && 'Thank you! We read what you wrote, and then it is on the product page.'}</Done>
      {texts.length === 0 ? (
        <EmptyState title="Nothing yet">On the page of a product, choose “Ask a question”.</EmptyState>
      ) : (
        <ul className="written-list">
          {texts.map(({ kind, id, itemId, body, state, reason }) => (
            <li key={`${kind} ${id}`}>
              <p>
                <strong>{kind === 'QUESTION' ? 'Question' : 'Answer'}:</strong> {body}
              </p>
              <p className="mt-2 text-sm text-ink-soft">
                {STATE_TEXTS[state]}
                {reason !== null && `: ${reason}`} ·{' '}
                <Link className="link" to={`/product_${itemId}#questions`}>
                  The product<span className="hearable"> of “{body}”</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type About = NonNullable<Route.ComponentProps['loaderData']['about']>;
type WriteProps = {
  about: About;
  isGuest: boolean;
  typed: string;
  answered: NonNullable<Route.ComponentProps['actionData']>['answered'] | undefined;
};

function Write({ about: { itemId, itemName, question, mayWrite }, isGuest, typed, answered }: WriteProps) {
  const isAnswer = question !== undefined;
  const { least, most } = isAnswer ? TEXT_LIMITS.answer : TEXT_LIMITS.question;
  return (
    <div className="page page-narrow py-8">
      <h1>{isAnswer ? 'Answer a question' : 'Ask a question'}</h1>
      <p className="mt-1 mb-5">
        <Link className="link wrap-anywhere" to={`/product_${itemId}#questions`}>
          {itemName}
        </Link>
      </p>
      {isAnswer && <p className="mb-5 text-md font-semibold wrap-anywhere">{question}</p>}
      {answered?.problem !== undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={answered.problem} isLive />
        </div>
      )}
      {mayWrite ? (
        <Form method="post" className="written-form">
          <TextAreaField
            label={isAnswer ? 'Your answer' : 'Your question'}
            name="body"
            defaultValue={typed}
            error={answered?.wrong['body']}
            rows={4}
            maxLength={most}
            required
            hint={`${least} to ${most.toLocaleString('en-US')} characters. Please leave out names, links, and phone or card numbers.`}
          />
          <p className="text-sm text-ink-soft">
            We’ll show your first name and last initial, once we’ve checked it. For help with an order, contact customer service.
          </p>
          {isGuest && <p className="text-sm text-ink-soft">You sign in once it is written, and send it then.</p>}
          <Button className="justify-self-start">{isGuest ? 'Sign in and send' : isAnswer ? 'Send answer' : 'Send question'}</Button>
        </Form>
      ) : (
        <Notice title="Only buyers of this product can answer." />
      )}
    </div>
  );
}
