import { useState, type ReactNode } from 'react';
import { data, Form, Link, redirect, useActionData, useNavigation, useSubmit } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import type { CaptchaData } from '#contracts/captcha.ts';
import { addSavedCard, readWallet } from '#contracts/payment/wallet.ts';
import { NICKNAME_MAX_CHARACTERS } from '#domain/payment/cards/nickname.ts';
import { hostedCardAddress } from '#domain/payment/vendor-config.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { ADD_CARD_PATH, CARDS_PATH } from '#app/payment/cards-paths.ts';
import { CaptchaInForm } from '#app/checkout/payment/captcha-field.tsx';
import { captchaIn, captchaOf } from '#app/checkout/payment/captcha-form.server.ts';
import { AcceptedBrands } from '#app/payment/brand-marks.tsx';
import { CardFrame } from '#app/payment/card-frame.tsx';
import { useIsInBrowser } from '#app/ui/fields/in-browser.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import type { Route } from './+types/add-card.ts';
import '../../checkout/checkout.css';

/**
 * A card for the wallet, without an order. The vendor's fields give its token here; where they do not work, the vendor's own page does, and leads
 * back here with it. Either way it is saved by a press on this page: no link saves a card, and a token is good in the wallet that it was made for.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, gateway, routeId, origin } = servicesOf(context);
  const reply = await door(readWallet);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { wallet, mostCards, checkoutId } = requireAnswer(reply, url);
  if (checkoutId === null) throw data(null, { status: 404 });
  return {
    token: url.searchParams.get('token') ?? '',
    checkoutId,
    gateway,
    routeId,
    hostedAddress: hostedCardAddress(gateway, { returnUrl: `${origin}${ADD_CARD_PATH}`, checkoutId, purpose: 'SAVE' }),
    isFirst: wallet.userPayments.length === 0,
    mostCards: wallet.cardCount < mostCards ? undefined : mostCards,
  };
}

/** What came of a try to save a card. */
type Said = {
  readonly errors: readonly FormError[];
  readonly captcha: CaptchaData | undefined;
  /** Empty where another card has to be entered. */
  readonly token: string;
  readonly nickname: string;
  readonly isDefault: boolean;
  /** No answer came, or the shop itself failed. */
  readonly isUnreached?: true;
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [token, nickname, isDefault] = [textIn(form, 'token'), textIn(form, 'nickname'), textIn(form, 'isDefault') === 'on'];
  const body = { token: token.slice(0, 100), nickname: nickname.slice(0, 200), ...(isDefault && { isDefault }), ...captchaIn(form) };
  if (token === '') throw redirect(ADD_CARD_PATH, 303);
  const reply = await servicesOf(context).door(addSavedCard, { body });
  if (reply.ok) throw doneAt(context, CARDS_PATH, 'added');
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, url);
  const { captcha } = captchaOf(reply);
  const isCardGood = captcha !== undefined || reply.errors !== undefined;
  // What is wrong with the rest costs nobody their card: its token stays.
  const said: Said = { errors: formErrors(reply, ['nickname']), captcha, token: isCardGood ? token : '', nickname, isDefault };
  return data(said, refusedWith(reply));
}

/** A token that got no answer may be saved already: it is kept, and saved at most once however often it is sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text): Said => ({
    errors: [formError(text)],
    captcha: undefined,
    token: textIn(form, 'token'),
    nickname: textIn(form, 'nickname'),
    isDefault: textIn(form, 'isDefault') === 'on',
    isUnreached: true,
  }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Add a card', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function AddCard({ loaderData, actionData }: Route.ComponentProps) {
  const token = actionData === undefined ? loaderData.token : actionData.token;
  return (
    <div className="page page-narrow flex flex-col gap-4 py-8">
      <h1>Add a card</h1>
      {loaderData.mostCards === undefined ? (
        <>
          <ErrorSummary title={titleOf(actionData)} errors={actionData?.errors ?? NO_ERRORS} />
          {token === '' ? <NewCard {...loaderData} /> : <EnteredCard token={token} isFirst={loaderData.isFirst} />}
        </>
      ) : (
        <Notice tone="warning" title="Your wallet is full">
          You have {loaderData.mostCards} saved cards, and that is the most. Remove one to add another.
        </Notice>
      )}
      <p>
        <Link className="font-medium hover:underline" to={CARDS_PATH}>
          Back to saved cards
        </Link>
      </p>
    </div>
  );
}

const UNKNOWN_TITLE = 'We do not know yet whether your card was saved';

function titleOf(said: Said | undefined): string {
  if (said?.isUnreached === true) return UNKNOWN_TITLE;
  if (said?.captcha !== undefined) return 'One question first';
  return said?.token === '' ? 'Your card was not saved' : 'Please check what you entered';
}

/** The vendor's fields for it, or the way to its own page. */
function NewCard({ gateway, routeId, checkoutId, hostedAddress, isFirst }: Route.ComponentProps['loaderData']) {
  const isInBrowser = useIsInBrowser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const submit = useSubmit();
  const { state } = useNavigation();
  const [wish, setWish] = useState({ nickname: '', isDefault: false });
  const onPage = (
    <>
      <p className="mb-2">You enter the card on our payment partner’s page and come straight back here to save it.</p>
      <a className={buttonClass({ size: 'large', isWide: true })} href={hostedAddress}>
        Enter the card
      </a>
    </>
  );
  return (
    <>
      <AcceptedBrands />
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock size={16} aria-hidden="true" className="flex-none" />
        Your card goes straight to our payment partner. We never see its number, and nothing is charged.
      </p>
      {isElsewhere ? (
        <div>{onPage}</div>
      ) : (
        <>
          <div className="with-scripts">
            {isInBrowser ? (
              <CardFrame
                gateway={gateway}
                routeId={routeId}
                checkoutId={checkoutId}
                mayBeSaved
                buttonText="Save this card"
                isBusy={state !== 'idle'}
                onToken={(token) => {
                  const { nickname, isDefault } = wish;
                  void submit({ token, nickname, ...(isDefault && { isDefault: 'on' }) }, { method: 'post', action: ADD_CARD_PATH });
                }}
                onGiveUp={() => {
                  setIsElsewhere(true);
                }}
              >
                <CardWishes
                  isFirst={isFirst}
                  onNickname={(nickname) => {
                    setWish((before) => ({ ...before, nickname }));
                  }}
                  onDefault={(isDefault) => {
                    setWish((before) => ({ ...before, isDefault }));
                  }}
                />
              </CardFrame>
            ) : (
              <SkeletonBlock className="h-64" />
            )}
          </div>
          <div className="without-scripts">{onPage}</div>
          <p className="with-scripts text-center">
            <a className={buttonClass({ look: 'quiet', size: 'small' })} href={hostedAddress}>
              Having trouble? Enter your card on a secure page
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** A card that the vendor has taken, about to be saved. */
function EnteredCard({ token, isFirst }: { token: string; isFirst: boolean }): ReactNode {
  const said = useActionData<Said>();
  const { state } = useNavigation();
  return (
    <Form method="post" action={ADD_CARD_PATH} className="flex flex-col gap-4">
      <p>We have your card. Save it for the next time you pay? Nothing is charged.</p>
      <input type="hidden" name="token" value={token} />
      <CaptchaInForm captcha={said?.captcha} />
      <CardWishes isFirst={isFirst} said={said} />
      <Button size="large" isWide isBusy={state !== 'idle'}>
        Save this card
      </Button>
    </Form>
  );
}

type Wishes = {
  /** There is no default yet: this card becomes it, whatever is wished. */
  isFirst: boolean;
  said?: { nickname: string; isDefault: boolean; errors: readonly FormError[] } | undefined;
  onNickname?: (nickname: string) => void;
  onDefault?: (isDefault: boolean) => void;
};

function CardWishes({ isFirst, said, onNickname, onDefault }: Wishes) {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Nickname"
        name="nickname"
        isOptional
        defaultValue={said?.nickname}
        error={errorAt(said?.errors, 'nickname')}
        maxLength={NICKNAME_MAX_CHARACTERS}
        autoComplete="off"
        hint="Such as: Office card"
        onChange={(event) => onNickname?.(event.currentTarget.value)}
      />
      {isFirst ? null : (
        <Checkbox
          label="Make this my default card"
          name="isDefault"
          defaultChecked={said?.isDefault}
          onChange={(event) => onDefault?.(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
