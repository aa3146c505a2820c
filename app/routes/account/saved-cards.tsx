import { data, Form } from 'react-router';
import { changeSavedCard, readWallet, removeSavedCard } from '#contracts/payment/wallet.ts';
import type { Reply } from '#contracts/door.ts';
import { NICKNAME_MAX_CHARACTERS } from '#domain/payment/cards/nickname.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { ADD_CARD_PATH, CARDS_PATH } from '#app/payment/cards-paths.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { pageMeta } from '#app/shell/page-meta.ts';

import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/saved-cards.ts';
import '../../account/styles/printers.css';

type Card = {
  readonly id: string;
  readonly name: string;
  readonly expiry: string | undefined;
  readonly notice: string | null;
  readonly nickname: string;
  readonly isDefault: boolean;
};

const DONE: Readonly<Record<string, string>> = {
  added: 'Your card is saved.',
  default: 'Your default card is changed.',
  named: 'The nickname is saved.',
  removed: 'The card is removed. Orders it already pays for are not affected.',
};

/** The saved cards of who is signed in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reply = await servicesOf(context).door(readWallet);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { wallet, mostCards, checkoutId } = requireAnswer(reply, url);
  const cards = wallet.userPayments.map(({ id, isDefault, expiryNotice, userNotes: nickname, ...card }): Card => ({
    id,
    ...paymentName(card),
    notice: expiryNotice,
    nickname,
    isDefault,
  }));
  const asked = cards.find(({ id }) => id === url.searchParams.get('remove'));
  return {
    cards,
    mostCards,
    mayAdd: checkoutId !== null && cards.length < mostCards,
    asked,
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const cardId = textIn(form, 'cardId').slice(0, 64) || '-';
  switch (textIn(form, 'intent')) {
    case 'remove': {
      // One that is gone already is gone, as it was asked to be.
      const reply = await door(removeSavedCard, { params: { cardId } });
      if (reply.ok || reply.code === 'NOT_FOUND') throw doneAt(context, CARDS_PATH, 'removed');
      throw notRemoved(reply, url);
    }
    case 'default':
      requireAnswer(await door(changeSavedCard, { params: { cardId }, body: { isDefault: true } }), url);
      throw doneAt(context, CARDS_PATH, 'default');
    default: {
      const nickname = textIn(form, 'nickname');
      const reply = await door(changeSavedCard, { params: { cardId }, body: { nickname } });
      if (!reply.ok && reply.code === 'INVALID_REQUEST')
        return data({ cardId, nickname, error: formErrors(reply, {})[0]?.message ?? '' }, refusedWith(reply));
      requireAnswer(reply, url);
      throw doneAt(context, CARDS_PATH, 'named');
    }
  }
}

/** What is neither: the error page, or the way to the sign-in. */
function notRemoved(reply: Reply<unknown>, url: URL): never {
  requireAnswer(reply, url);
  throw new Error('A card was removed and not removed.');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Saved cards', isUnlisted: true });

export default function SavedCards({ loaderData: { cards, mostCards, mayAdd, asked, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Saved cards" />
      <h1>Saved cards</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Your default card is the one we suggest at checkout, and the one Buy now pays with.{' '}
        {cards.length < mostCards
          ? `You can save ${mostCards} cards.`
          : `You have ${mostCards} saved cards, and that is the most. Remove one to add another.`}
      </p>
      <Done>{asked === undefined && done}</Done>
      {asked !== undefined && <Remove card={asked} />}
      {cards.length === 0 ? (
        <EmptyState title="No saved cards">Add one here, or check “Save this card for next time” when you pay at checkout.</EmptyState>
      ) : (
        <ul className="printers">
          {cards.map((card) => (
            <SavedCard key={card.id} card={card} answered={actionData?.cardId === card.id ? actionData : undefined} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <p className="mt-5">
          <LinkButton to={ADD_CARD_PATH}>Add a card</LinkButton>
        </p>
      )}
    </div>
  );
}

/** Asks before a card is removed: it cannot be taken back. */
function Remove({ card: { id, name } }: { card: Card }) {
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title={`Remove ${name}?`}
        action={
          <Form method="post" action={CARDS_PATH} className="flex flex-wrap gap-3">
            <input type="hidden" name="cardId" value={id} />
            <Button look="danger" size="small" name="intent" value="remove">
              Remove card
            </Button>
            <a className="link inline-flex min-h-11 items-center" href={CARDS_PATH}>
              Keep it
            </a>
          </Form>
        }
      >
        You can add it again at any time.
      </Notice>
    </div>
  );
}

type Answered = { readonly nickname: string; readonly error: string };

function SavedCard({ card, answered }: { card: Card; answered: Answered | undefined }) {
  const { id, name, expiry, notice, nickname, isDefault } = card;
  return (
    <li className="printer">
      <div className="printer-head">
        <div className="printer-words">
          <h2 className="text-md">
            {name} {isDefault && <Badge>Default</Badge>}{' '}
            {notice !== null && <Badge tone={notice === 'Expired' ? 'failure' : 'warning'}>{notice}</Badge>}
          </h2>
          <p className="text-sm text-ink-soft">{[nickname === '' ? undefined : nickname, expiry].filter(Boolean).join(' · ')}</p>
        </div>
        {!isDefault && notice !== 'Expired' && (
          <Form method="post" action={CARDS_PATH} preventScrollReset>
            <input type="hidden" name="cardId" value={id} />
            <Button look="quiet" name="intent" value="default">
              Make default<span className="hearable">: {name}</span>
            </Button>
          </Form>
        )}
        <a className="link inline-flex min-h-11 items-center" href={`${CARDS_PATH}?remove=${id}`}>
          Remove<span className="hearable"> {name}</span>
        </a>
      </div>
      <details className="disclosure" open={answered !== undefined}>
        <summary>
          {nickname === '' ? 'Add a nickname' : 'Change nickname'}
          <span className="hearable"> of {name}</span>
        </summary>
        <Form method="post" action={CARDS_PATH} className="disclosure-body flex flex-wrap items-end gap-3" preventScrollReset>
          <input type="hidden" name="cardId" value={id} />
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              id={`nickname-${id}`}
              label="Nickname"
              name="nickname"
              defaultValue={answered?.nickname ?? nickname}
              error={answered?.error}
              maxLength={NICKNAME_MAX_CHARACTERS}
              autoComplete="off"
              hint="Such as: Office card"
            />
          </div>
          <Button look="secondary" name="intent" value="name">
            Save
          </Button>
        </Form>
      </details>
    </li>
  );
}
