import { Form, Link } from 'react-router';
import type { ReviewPage } from '#contracts/catalog/reviews.ts';
import { halfStars } from '#app/ui/rating.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { reviewPath, WRITTEN_PATHS } from '#app/shell/written-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { withThousands } from '#app/ui/thousands.ts';
import { longDate } from '../long-date.ts';
import { reviewsPagePath, starsText, type Bar, type ReviewsView } from './reviews-view.ts';
import './reviews.css';

type Product = { readonly itemId: string; readonly rating: number; readonly ratingCount: number };

/** What buyers say: how many gave how many stars, and their words. */
export function ProductReviews({ product: { itemId, rating, ratingCount }, reviews: view }: { product: Product; reviews: ReviewsView }) {
  return (
    <section id="reviews" className="reviews">
      <h2>Reviews</h2>
      {ratingCount === 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-4 text-ink-soft">
          No reviews yet. <WriteLink itemId={itemId} />
        </p>
      ) : (
        <div className="reviews-columns">
          <div>
            <p className="flex items-baseline gap-3">
              <span className="figures text-3xl font-bold">{rating.toFixed(1)}</span>
              <span className="rating">
                <span className="stars" data-halves={halfStars(rating)} role="img" aria-label={`${rating.toFixed(1)} of 5 stars.`} />
                {withThousands(ratingCount)} {ratingCount === 1 ? 'rating' : 'ratings'}
              </span>
            </p>
            <Bars bars={view.bars} />
            <p className="mt-4">
              <WriteLink itemId={itemId} />
            </p>
          </div>
          <Written itemId={itemId} view={view} />
        </div>
      )}
    </section>
  );
}

/** How many of all gave how many stars; each leads to what they wrote. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const all = Math.max(
    1,
    bars.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <ul className="bars figures" aria-label="Ratings by stars">
      {bars.map(({ stars, count, href, isChosen }) => {
        const bar = (
          <>
            <span>{starsText(stars)}</span>
            <progress className="meter" value={count} max={all} aria-hidden="true" />
            <span>
              {withThousands(count)}
              <span className="hearable">{count === 1 ? ' rating' : ' ratings'}</span>
            </span>
          </>
        );
        return (
          <li key={stars}>
            {href === undefined ? (
              <span className="bar">{bar}</span>
            ) : (
              <Link className="bar" to={href} aria-current={isChosen ? 'true' : undefined}>
                {bar}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function WriteLink({ itemId }: { itemId: string }) {
  return (
    <LinkButton to={reviewPath(itemId)} look="secondary" size="small" rel="nofollow">
      Write a review
    </LinkButton>
  );
}

function Written({ itemId, view }: { itemId: string; view: ReviewsView }) {
  const { reviews, orders, shownText, allHref, page, pageCount, pageHref } = view;
  if (view.written.every((count) => count === 0)) return <p className="text-ink-soft">No written reviews yet.</p>;
  return (
    <div>
      <div className="reviews-bar">
        <p className="figures">
          {shownText}
          {allHref !== undefined && (
            <>
              {' · '}
              <Link className="link" to={allHref}>
                Show all
              </Link>
            </>
          )}
        </p>
        <nav aria-label="Sort reviews">
          <ul className="chips">
            {orders.map(({ text, href, isChosen }) => (
              <li key={text}>
                <Link className="chip" to={href} aria-current={isChosen ? 'true' : undefined}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ul className="flex flex-col gap-6">
        {reviews.map((review) => (
          <OneReview key={review.reviewId} itemId={itemId} review={review} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefOf={(to) => reviewsPagePath(pageHref, to)} />
    </div>
  );
}

function OneReview({ itemId, review }: { itemId: string; review: ReviewPage['reviews'][number] }) {
  const { reviewId, stars, title, body, author, writtenOn, isVerified, helpful } = review;
  return (
    <li id={`review-${reviewId}`} className="review">
      <h3 className="flex flex-wrap items-center gap-x-3 text-md">
        <span className="stars text-sm" data-halves={stars * 2} role="img" aria-label={`${stars} of 5 stars.`} />
        {title}
      </h3>
      <p className="mt-1 max-w-prose">{body}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        {author}, {longDate(writtenOn)}
        {isVerified && <Badge tone="success">Verified purchase</Badge>}
      </p>
      <Form method="post" action={WRITTEN_PATHS.reviews} className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="reviewId" value={reviewId} />
        <Button look="secondary" size="small" name="intent" value="helpful">
          Helpful<span className="hearable">: {title}</span>
        </Button>
        {helpful > 0 && <span className="figures">{withThousands(helpful)} found this helpful</span>}
      </Form>
    </li>
  );
}
