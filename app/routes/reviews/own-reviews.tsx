import { data, Link, redirect } from 'react-router';
import { getOwnReview, listOwnReviews, markHelpful, saveReview, withdrawReview } from '#contracts/reviews/own-reviews.ts';
import { ReviewForm, type TypedReview } from '#app/account/reviews/review-form.tsx';
import { notTaken } from '#app/account/reviews/sent-text.ts';
import { STATE_TEXTS } from '#app/account/reviews/text-states.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { reviewPath, WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/own-reviews.ts';
import '../../account/reviews/written.css';

/** The reviews of who is signed in; with `item` the form for one of them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const itemId = itemIn(url);
  const done = url.searchParams.get('done');
  if (itemId !== '') return { own: requireAnswer(await door(getOwnReview, { params: { itemId } }), url), reviews: [], done: '' };
  const { reviews } = requireAnswer(await door(listOwnReviews), url);
  return { own: undefined, reviews, done: ownText(DONE, done) ?? '' };
}

const itemIn = (url: URL) => (url.searchParams.get('item') ?? '').slice(0, 40);

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const itemId = itemIn(url);
  if (textIn(form, 'intent') === 'helpful') throw await helped(door, form);
  if (textIn(form, 'intent') === 'withdraw') {
    requireAnswer(await door(withdrawReview, { params: { itemId } }), url);
    throw redirect(`${WRITTEN_PATHS.reviews}?done=withdrawn`, 303);
  }
  const typed: TypedReview = { stars: textIn(form, 'stars'), title: textIn(form, 'title'), body: textIn(form, 'body') };
  if (!/^[1-5]$/.test(typed.stars))
    return data({ typed, answered: { problem: undefined, wrong: { stars: 'Please choose from 1 to 5 stars.' }, status: 400 } }, 400);
  const version = Number(textIn(form, 'version'));
  const body = { ...typed, stars: Number(typed.stars), ...(Number.isSafeInteger(version) && version >= 0 && { version }) };
  const reply = await door(saveReview, { params: { itemId }, body });
  const answered = notTaken(reply);
  if (answered !== undefined) return data({ typed, answered }, answered.status);
  requireAnswer(reply, url);
  throw redirect(`${WRITTEN_PATHS.reviews}?done=saved`, 303);
}

/** Counts that a review helped, and leads back to it; who has to sign in first comes back to the product. */
async function helped(door: ReturnType<typeof servicesOf>['door'], form: FormData): Promise<Response> {
  const product = `/product_${encodeURIComponent(textIn(form, 'itemId').slice(0, 40))}`;
  const reviewId = textIn(form, 'reviewId').slice(0, 40);
  const reply = await door(markHelpful, { params: { reviewId } });
  // One's own is not counted, and that is all.
  if (reply.ok || reply.code !== 'FORBIDDEN') requireAnswer(reply, { pathname: product, search: '' });
  return redirect(`${product}#review-${reviewId}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your reviews', isUnlisted: true });

const DONE: Readonly<Record<string, string>> = {
  saved: 'Thanks! We’ll post your review once we’ve checked it.',
  withdrawn: 'Your review is taken back.',
};

export default function OwnReviews({ loaderData: { own, reviews, done }, actionData }: Route.ComponentProps) {
  if (own !== undefined) {
    const { itemId, itemName, mayWrite, review } = own;
    const typed = actionData?.typed ?? { stars: String(review?.stars ?? ''), title: review?.title ?? '', body: review?.body ?? '' };
    return (
      <div className="page page-narrow py-8">
        <h1>Review a product</h1>
        <p className="mt-1 mb-5">
          <Link className="link wrap-anywhere" to={`/product_${itemId}`}>
            {itemName}
          </Link>
        </p>
        {mayWrite ? (
          <ReviewForm review={review} typed={typed} answered={actionData?.answered} />
        ) : (
          <Notice title="Only buyers can review this product.">
            <p>You can write a review as soon as you have ordered it here, signed in to this account.</p>
          </Notice>
        )}
      </div>
    );
  }
  return (
    <div className="page page-narrow py-8">
      <h1 className="mb-5">Your reviews</h1>
      <div role="status">{done !== '' && <p className="mb-4 rounded-md bg-brand-wash px-4 py-3">{done}</p>}</div>
      {reviews.length === 0 ? (
        <EmptyState title="No reviews yet" actions={<LinkButton to={PATHS.orders}>Your orders</LinkButton>}>
          Open something that you ordered, and choose “Write a review”.
        </EmptyState>
      ) : (
        <ul className="written-list">
          {reviews.map(({ itemId, itemName, stars, title, body, state, reason }) => (
            <li key={itemId}>
              <h2 className="flex flex-wrap items-center gap-x-3 text-md">
                <span className="stars text-sm" data-halves={stars * 2} role="img" aria-label={`${stars} of 5 stars.`} />
                {title}
              </h2>
              <p className="mt-1">{body}</p>
              <p className="mt-2 text-sm text-ink-soft">
                {STATE_TEXTS[state]}
                {reason !== null && `: ${reason}`}
              </p>
              <p className="mt-2 text-sm">
                {itemName === null ? (
                  'We no longer sell this product.'
                ) : (
                  <>
                    <Link className="link" to={`/product_${itemId}`}>
                      {itemName}
                    </Link>
                    {' · '}
                    <Link className="link" to={reviewPath(itemId)}>
                      Change<span className="hearable"> review of {itemName}</span>
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
