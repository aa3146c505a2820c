import { withThousands } from './thousands.ts';

/** A rating of 0 to 5 in halves of a star, as the stars are drawn: 4.3 gives 9. */
export function halfStars(rating: number): number {
  return Math.min(10, Math.max(0, Math.round(rating * 2)));
}

/** The number, five stars and how many said so. Nothing while nobody has. `rating` is 0 to 5. */
export function Rating({ rating, count }: { rating: number; count: number }) {
  if (count <= 0) return null;
  const tenths = rating.toFixed(1);
  return (
    <span className="rating">
      <b aria-hidden="true">{tenths}</b>
      <span className="stars" data-halves={halfStars(rating)} role="img" aria-label={`${tenths} of 5 stars. Ratings:`} />(
      {withThousands(count)})
    </span>
  );
}
