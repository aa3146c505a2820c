import { useEffect, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { PASSKEY_MINUTES } from '#domain/identity/passkeys/passkey.ts';
import { signInPath } from '#app/shell/site-paths.ts';
import { whenIdle } from '#app/shell/when-idle.ts';
import { Button } from '#app/ui/button.tsx';
import type { Asked } from './in-browser.ts';

/** Browsers wait beside a field for as long as the page stands, and what they were asked is good for some minutes only: they are asked again before. */
const ASKED_AGAIN_MS = (PASSKEY_MINUTES - 1) * 60_000;

const load = () => import('./in-browser.ts');

/** The way in without email and password, where the browser has one: by a press, or by what it offers beside the email, unless it is to be pressed only. */
export function PasskeySignIn({ returnTo, isPressedOnly = false }: { returnTo: string; isPressedOnly?: boolean }) {
  const submit = useSubmit();
  const { formData } = useNavigation();
  const [isPossible, setIsPossible] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState<string>();
  const [round, setRound] = useState(0);
  const isUnderWay = formData?.has('credential') === true;
  const isBusy = isAsking || isUnderWay;

  const go = (asked: Asked) => {
    if (asked === undefined) return;
    if ('text' in asked) setText(asked.text);
    else void submit({ credential: asked.credential, jumpUrl: returnTo }, { method: 'post', action: signInPath(returnTo) });
  };

  useEffect(() => {
    if (!('PublicKeyCredential' in window)) {
      setIsPossible(false);
      return undefined;
    }
    // What is asked by a press, or being sent, stands alone: the field is offered something again once that was refused.
    if (isPressedOnly || isBusy) return undefined;
    const again = setTimeout(() => setRound((last) => last + 1), ASKED_AGAIN_MS);
    let isGone = false;
    const takeBack = whenIdle(() => {
      void load()
        .then(async ({ askForPasskey }) => (isGone ? undefined : askForPasskey('BESIDE_FIELD')))
        .then(
          (asked) => {
            if (!isGone) go(asked);
          },
          () => undefined, // The press says it.
        );
    });
    return () => {
      isGone = true;
      clearTimeout(again);
      takeBack();
      void load().then(
        ({ stopAsking }) => {
          stopAsking();
        },
        () => undefined,
      );
    };
    // What is done with an answer (`go`) is new with each drawing: to ask anew for it would take back what the browser offers just now.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [round, isBusy, isPressedOnly]);

  const press = async () => {
    setText(undefined);
    setIsAsking(true);
    try {
      go(await (await load()).askForPasskey('NOW'));
    } catch {
      setText('We could not reach the shop. Check your connection and try again.');
    } finally {
      setIsAsking(false);
    }
  };

  if (!isPossible) return null;
  return (
    <div className="passkey-sign-in with-scripts">
      <p className="passkey-or">or</p>
      <Button type="button" look="secondary" isWide isBusy={isBusy} onClick={() => void press()}>
        <span className="passkey-icon" aria-hidden="true" />
        Sign in with a passkey
      </Button>
      <p role="status" className={text === undefined ? 'hearable' : 'text-sm text-ink-soft'}>
        {text}
      </p>
    </div>
  );
}
