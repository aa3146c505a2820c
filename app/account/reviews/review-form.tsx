import { Form, Link } from 'react-router';
import type { OwnReview } from '#contracts/reviews/own-reviews.ts';
import { TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { reviewPath } from '#app/shell/written-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError, describedBy } from '#app/ui/fields/field-parts.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { NotTaken } from './sent-text.ts';
import { STATE_TEXTS } from './text-states.ts';

const STARS = [
  { value: '1', label: '1 star', word: 'Terrible' },
  { value: '2', label: '2 stars', word: 'Poor' },
  { value: '3', label: '3 stars', word: 'Average' },
  { value: '4', label: '4 stars', word: 'Good' },
  { value: '5', label: '5 stars', word: 'Excellent' },
];

/** Radios that look like stars: chosen by a press or with the arrow keys, with and without scripts. */
function StarChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  const id = 'stars';
  return (
    <fieldset className="field" id={id} aria-describedby={describedBy(id, { error })}>
      <legend className="field-label pb-1.5">Your rating (required)</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="star-choice">
          {STARS.map(({ value, label, word }) => (
            <label key={value} title={word}>
              <input type="radio" name="stars" value={value} defaultChecked={value === chosen} aria-label={`${label}, ${word}`} required />
              <span className="star-choice-star" aria-hidden="true" />
            </label>
          ))}
        </div>
        <span className="star-choice-words text-ink-soft" aria-hidden="true">
          <span data-stars="0">Choose a star</span>
          {STARS.map(({ value, word }) => (
            <span key={value} data-stars={value}>
              {word}
            </span>
          ))}
        </span>
      </div>
      {error !== undefined && <FieldError id={id} error={error} />}
    </fieldset>
  );
}

/** The same stars before the form: each leads to it with so many chosen. */
export function StarLinks({ itemId, itemName }: { itemId: string; itemName: string }) {
  return (
    <div className="star-links" role="group" aria-label={`Rate ${itemName}`}>
      {STARS.map(({ value, label, word }) => (
        <Link key={value} to={reviewPath(itemId, value)} title={word} aria-label={`${label}, ${word}`}>
          <span className="star-choice-star" aria-hidden="true" />
        </Link>
      ))}
    </div>
  );
}

export type TypedReview = { readonly stars: string; readonly title: string; readonly body: string };

/** The form in which a buyer reviews a product, or changes the review. */
export function ReviewForm({ review, typed, answered }: { review: OwnReview | null; typed: TypedReview; answered: NotTaken | undefined }) {
  const { title, review: text } = TEXT_LIMITS;
  const isThere = review !== null && review.state !== 'WITHDRAWN';
  return (
    <>
      {isThere && (
        <div className="mb-4">
          <Notice title={STATE_TEXTS[review.state]}>{review.reason !== null && <p className="wrap-anywhere">{review.reason}</p>}</Notice>
        </div>
      )}
      {answered?.problem !== undefined && (
        <div className="mb-4">
          <Notice tone="failure" title={answered.problem} isLive />
        </div>
      )}
      <Form method="post" className="written-form" key={`${review?.version ?? 0} ${answered === undefined}`}>
        <input type="hidden" name="version" value={review?.version ?? 0} />
        <StarChoice chosen={typed.stars} error={answered?.wrong['stars']} />
        <TextField
          label="Title (required)"
          name="title"
          defaultValue={typed.title}
          error={answered?.wrong['title']}
          maxLength={title.most}
          required
          hint="What matters most, in a few words"
        />
        <TextAreaField
          label="Your review (required)"
          name="body"
          defaultValue={typed.body}
          error={answered?.wrong['body']}
          rows={7}
          maxLength={text.most}
          required
          hint={`At least ${text.least} characters. Please leave out names, links, and phone or card numbers.`}
        />
        <p className="text-sm text-ink-soft">
          We’ll show your first name and last initial. We check each review before we post it, and post praise and criticism alike.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            {isThere ? 'Save review' : 'Submit review'}
          </Button>
          {isThere && (
            <Button look="quiet" name="intent" value="withdraw" formNoValidate>
              Take review back
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
