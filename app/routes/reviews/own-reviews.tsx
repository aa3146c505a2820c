import { data, Link, redirect } from 'react-router';
import { getOwnReview, listOwnReviews, markHelpful, saveReview, withdrawReview } from '#contracts/reviews/own-reviews.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { ownReviewsPath, ownReviewsView, type OwnReviewsView } from '#app/account/reviews/own-reviews-view.ts';
import { ReviewForm, StarLinks, type TypedReview } from '#app/account/reviews/review-form.tsx';
import { notTaken } from '#app/account/reviews/sent-text.ts';
import { STATE_TEXTS } from '#app/account/reviews/text-states.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { longDate } from '#app/catalog/long-date.ts';
import { askPath, reviewPath, WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/own-reviews.ts';
import '../../account/reviews/written.css';

/** The reviews of who is signed in, and what they might review; with `item` the form for one of them, where `stars` may be chosen already. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const itemId = itemIn(url);
  if (itemId !== '') {
    const stars = url.searchParams.get('stars') ?? '';
    const own = requireAnswer(await door(getOwnReview, { params: { itemId } }), url);
    return { own: { ...own, stars: /^[1-5]$/.test(stars) ? stars : '' }, lists: undefined, done: '' };
  }
  const listed = requireAnswer(await door(listOwnReviews), url);
  return { own: undefined, lists: ownReviewsView(listed, url.searchParams), done: ownText(DONE, doneIn(context, url)) ?? '' };
}

const itemIn = (url: URL) => (url.searchParams.get('item') ?? '').slice(0, 40);

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const itemId = itemIn(url);
  if (textIn(form, 'intent') === 'helpful') throw await helped(door, form);
  if (textIn(form, 'intent') === 'withdraw') {
    requireAnswer(await door(withdrawReview, { params: { itemId } }), url);
    throw doneAt(context, ownReviewsPath('written'), 'withdrawn');
  }
  const typed: TypedReview = { stars: textIn(form, 'stars'), title: textIn(form, 'title'), body: textIn(form, 'body') };
  if (!/^[1-5]$/.test(typed.stars)) return data({ typed, answered: { problem: undefined, wrong: wrongIn(typed), status: 400 } }, 400);
  const version = Number(textIn(form, 'version'));
  const body = { ...typed, stars: Number(typed.stars), ...(Number.isSafeInteger(version) && version >= 0 && { version }) };
  const reply = await door(saveReview, { params: { itemId }, body });
  const answered = notTaken(reply);
  if (answered !== undefined) return data({ typed, answered }, answered.status);
  requireAnswer(reply, url);
  throw doneAt(context, ownReviewsPath('written'), 'saved');
}

/** All that is wrong with a review without stars, in the order of its fields. */
function wrongIn({ title, body }: TypedReview): Record<string, string> {
  const [readTitle, readBody] = [readWritten(title, TEXT_LIMITS.title), readWritten(body, TEXT_LIMITS.review)];
  return {
    stars: 'Please choose from 1 to 5 stars.',
    ...('problem' in readTitle && { title: readTitle.problem }),
    ...('problem' in readBody && { body: readBody.problem }),
  };
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

export default function OwnReviews({ loaderData: { own, lists, done }, actionData }: Route.ComponentProps) {
  if (own !== undefined) {
    const { itemId, itemName, mayWrite, review, stars } = own;
    const typed = actionData?.typed ?? {
      stars: stars || String(review?.stars ?? ''),
      title: review?.title ?? '',
      body: review?.body ?? '',
    };
    return (
      <div className="page page-narrow pb-8">
        <Breadcrumbs trail={[...TRAIL, { name: HEADING, href: WRITTEN_PATHS.reviews }]} here="Review a product" />
        <h1>Review a product</h1>
        <p className="mt-1 mb-5">
          <Link className="link wrap-anywhere" to={`/product_${itemId}`}>
            {itemName}
          </Link>
        </p>
        {mayWrite ? (
          <ReviewForm review={review} typed={typed} answered={actionData?.answered} />
        ) : (
          <Notice title="Only people who bought this here can review it">
            <p>
              Reviews come from buyers, so that readers can trust them. Once you’ve ordered it with this account, you can write one. Did you
              order it with another email? Sign in with that one. If you have a question about it,{' '}
              <Link className="link" to={askPath(itemId)}>
                ask those who bought it
              </Link>
              .
            </p>
            <p className="mt-2">
              <Link className="link" to={WRITTEN_PATHS.reviews}>
                See what you bought and can review
              </Link>
            </p>
          </Notice>
        )}
      </div>
    );
  }
  const { shown, tabs, toReview, reviews, page, pageCount } = lists;
  return (
    <div className="page page-narrow pb-8">
      <Breadcrumbs trail={TRAIL} here={HEADING} />
      <h1 className="mb-4">{HEADING}</h1>
      <Done>{done}</Done>
      <nav aria-label={HEADING} className="mb-5">
        <ul className="chips">
          {tabs.map(({ text, href, isShown }) => (
            <li key={href}>
              <Link className="chip" to={href} aria-current={isShown ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'open' ? <ToReview items={toReview} /> : <Written reviews={reviews} />}
      <Pagination page={page} pageCount={pageCount} hrefOf={(to) => ownReviewsPath(shown, to)} />
    </div>
  );
}

const HEADING = 'Your reviews';
const TRAIL = [{ name: 'Your account', href: ACCOUNT_PATHS.all }];

function Written({ reviews }: Pick<OwnReviewsView, 'reviews'>) {
  if (reviews.length === 0)
    return (
      <EmptyState title="You have not written a review yet">
        What you bought stands under “To review”: choose the stars, and go on from there.
      </EmptyState>
    );
  return (
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
  );
}

/** What was bought and not reviewed yet: a press on a star leads to the form with so many chosen. */
function ToReview({ items }: { items: OwnReviewsView['toReview'] }) {
  if (items.length === 0)
    return (
      <EmptyState title="Nothing to review" actions={<LinkButton to={PATHS.orders}>Your orders</LinkButton>}>
        What you buy with this account shows here, ready to be reviewed.
      </EmptyState>
    );
  return (
    <section>
      <h2 className="mb-3">What did you think?</h2>
      <ul className="to-review">
        {items.map(({ itemId, itemName, image, boughtOn }) => (
          <li key={itemId}>
            <Picture picture={image} widths={[160]} isDecorative className="to-review-picture" />
            <div>
              <Link className="wrap-anywhere hover:underline" to={`/product_${itemId}`}>
                {itemName}
              </Link>
              <p className="text-sm text-ink-faint">Bought {longDate(boughtOn)}</p>
            </div>
            <div className="to-review-act">
              <StarLinks itemId={itemId} itemName={itemName} />
              <Link className="link inline-flex min-h-11 items-center text-sm" to={reviewPath(itemId)}>
                Write a review<span className="hearable"> of {itemName}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
