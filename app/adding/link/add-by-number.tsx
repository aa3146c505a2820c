import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { LONGEST_TYPED, MOST_TYPED_ITEMS } from '#domain/catalog/typed-items.ts';
import { textIn } from '#app/api/form-request.ts';
import { ADD_PATH, requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import { knownCart, subscribeToCart, useCart } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { NOTHING_ASKED, type AddOutcome, type MissedItem } from '../add-outcome.ts';
import { cutTexts, missedName } from '../add-outcome-text.ts';
import { outcomeOfAnswer } from '../answered-add.ts';
import { itemsByNumber, leftOf, withUnread } from './by-number.ts';

/** Said where nothing was typed. */
const EMPTY = 'Enter an item number or a coupon code.';
/** Said where what was not added does not come back. */
const NOTHING_ADDED = 'Nothing was added.';

export type AddByNumberProps = {
  /** What came of the form where it was sent without scripts. */
  outcome: AddOutcome | undefined;
  /** The coupon codes that were sent with it. */
  coupon: string;
  /** Under which it is added once, however often it is sent. */
  onceKey: string;
};

/** Adds what somebody knows by its number, as many at once as they like, and a coupon with it or alone. What was not added stays in its field. (S §2, Surfaces; A-078) */
export function AddByNumber(props: AddByNumberProps) {
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>Quick order</h1>
      <AddByNumberForm {...props} />
    </div>
  );
}

/** The form of it alone. */
export function AddByNumberForm({ outcome: sent, coupon, onceKey }: AddByNumberProps) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, show } = useOutcome(sent, form);
  const isBusy = useCart(({ intentions }) => intentions.some(({ fields }) => isByNumber(fields)));
  const { missed = [], messages = [] } = outcome ?? {};
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const { items, unread } = itemsByNumber(textIn(fields, 'numbers'));
    const hasCard = unread.some(({ reason }) => reason === 'CARD');
    if (!hasCard && (items.length > 0 || textIn(fields, 'coupon').trim() !== '')) return requestAdd(fields);
    const refused = withUnread(NOTHING_ASKED, unread);
    show(refused);
    // A card number goes nowhere, and does not stay.
    if (hasCard) fillNumbers(form.current, leftOf(refused.missed));
  };
  const isEmpty = outcome?.isDone === false && missed.length === 0 && messages.every(({ code }) => code === 'INVALID_ITEMS');
  return (
    <>
      {sent?.isDone === true && sent === outcome && <Added outcome={sent} />}
      <form ref={form} method="post" action={ADD_PATH} onSubmit={onSubmit} className="flex flex-col gap-5">
        <input type="hidden" name="byNumber" value="true" />
        <input type="hidden" name="onceKey" value={onceKey} />
        <TextAreaField
          label="Item numbers"
          name="numbers"
          isOptional
          hint={`Up to ${MOST_TYPED_ITEMS} at once, each with a quantity if you like: 100001 2, 100004. Or one a line, as copied from a spreadsheet.`}
          error={
            missed.length > 0
              ? leftOf(missed) === ''
                ? NOTHING_ADDED
                : `Not added: ${missed.length === 1 ? 'this is' : 'these are'} still in the field.`
              : isEmpty
                ? EMPTY
                : undefined
          }
          defaultValue={leftOf(sent?.missed ?? [])}
          readOnly={isBusy}
          rows={4}
          maxLength={LONGEST_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Reasons missed={missed} />
        <p role="status" className="flex flex-col gap-1 text-sm">
          {outcome !== undefined && cutTexts(outcome).map((text) => <span key={text}>{text}</span>)}
        </p>
        <TextField
          label="Coupon code"
          name="coupon"
          isOptional
          defaultValue={sent === undefined || hasBadCoupon(sent) ? coupon : ''}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        {outcome?.isDone === false && <MessageList messages={isEmpty ? [] : messages} isLive />}
        <p>
          <Button size="large" isBusy={isBusy}>
            Add to cart
          </Button>
        </p>
      </form>
    </>
  );
}

/** What came of the form last, however it was sent. With scripts what was not added is put back into the fields, which hold what was sent until then. */
function useOutcome(sent: AddOutcome | undefined, form: RefObject<HTMLFormElement | null>) {
  const [outcome, show] = useState(sent);
  // Its description says what is wrong: that is read out when the focus comes to it.
  useEffect(() => {
    const numbers = form.current?.elements.namedItem('numbers');
    if (outcome !== sent && numbers instanceof HTMLTextAreaElement && numbers.getAttribute('aria-invalid') === 'true') numbers.focus();
  }, [outcome, sent, form]);
  useEffect(() => {
    let lastKey = '';
    return subscribeToCart(() => {
      const answered = knownCart().answeredAdds.find(({ fields }) => isByNumber(fields));
      if (answered === undefined || answered.key === lastKey) return;
      lastKey = answered.key;
      const news = outcomeOfAnswer(answered);
      show(news);
      fillNumbers(form.current, leftOf(news.missed));
      const coupon = form.current?.elements.namedItem('coupon');
      if (coupon instanceof HTMLInputElement && news.isDone && !hasBadCoupon(news)) coupon.value = '';
    });
  }, [form]);
  return { outcome, show };
}

function fillNumbers(form: HTMLFormElement | null, text: string): void {
  const numbers = form?.elements.namedItem('numbers');
  if (numbers instanceof HTMLTextAreaElement) numbers.value = text;
}

function isByNumber(fields: Parameters<typeof fieldIn>[0]): boolean {
  return fieldIn(fields, 'byNumber') !== '';
}

function hasBadCoupon({ messages }: AddOutcome): boolean {
  return messages.some(({ code }) => code === 'INVALID_COUPON');
}

/** What was not added, by its number, each with its reason. */
function Reasons({ missed }: { missed: readonly MissedItem[] }) {
  if (missed.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm" aria-label="Not added">
      {missed.map((item) => (
        <li key={item.typed ?? item.itemId}>
          <b className="wrap-anywhere">{item.product === undefined ? missedName(item) : `${item.itemId} ${item.product.title}`}:</b>{' '}
          {item.message.text}
        </li>
      ))}
    </ul>
  );
}

/** What was added of it, where no overlay says so. */
function Added({ outcome: { banner, messages } }: { outcome: AddOutcome }) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <>
      <Notice
        tone="success"
        title={banner}
        action={
          <LinkButton to={cartPath(tenant)} look="secondary">
            View cart
          </LinkButton>
        }
      />
      <MessageList messages={messages} />
    </>
  );
}
