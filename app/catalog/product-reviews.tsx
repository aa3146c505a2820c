import { Rating } from '#app/ui/rating.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { ProductView } from './product-view.ts';
import { longDate } from './long-date.ts';

/** What buyers say: how many gave how many stars, and their words. */
export function ProductReviews({ product: { rating, ratingCount, histogram, reviews } }: { product: ProductView }) {
  return (
    <section id="reviews" className="reviews">
      <h2>Reviews</h2>
      {ratingCount === 0 ? (
        <p className="mt-2 text-ink-soft">Nobody has reviewed this yet.</p>
      ) : (
        <div className="reviews-columns">
          <div>
            <p className="flex items-baseline gap-3">
              <span className="figures text-3xl font-bold">{rating.toFixed(1)}</span>
              <Rating rating={rating} count={ratingCount} />
            </p>
            {reviews.length > 0 && <Histogram counts={histogram} />}
          </div>
          {reviews.length === 0 ? (
            <p className="text-ink-soft">No written reviews yet.</p>
          ) : (
            <ul className="flex flex-col gap-6">
              {reviews.map((review) => (
                <li key={`${review.author} ${review.writtenOn} ${review.title}`}>
                  <h3 className="flex flex-wrap items-center gap-x-3 text-md">
                    <span className="stars text-sm" data-halves={review.stars * 2} role="img" aria-label={`${review.stars} of 5 stars.`} />
                    {review.title}
                  </h3>
                  <p className="mt-1 max-w-prose">{review.body}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
                    {review.author}, {longDate(review.writtenOn)}
                    {review.isVerified && <Badge tone="success">Verified buyer</Badge>}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

/** `counts` begins with one star; five stars stand on top. */
function Histogram({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <table className="histogram figures">
      <caption className="hearable">Reviews by stars</caption>
      <tbody>
        {counts
          .map((count, index) => (
            <tr key={index}>
              <th scope="row">
                {index + 1} {index === 0 ? 'star' : 'stars'}
              </th>
              <td aria-hidden="true">
                <progress className="meter" value={count} max={most} />
              </td>
              <td>{count}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}
