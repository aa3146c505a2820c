/** What a browser does with passkeys. Loaded where somebody may use one, and nowhere else. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const OPTIONS_PATH = '/cc/api/auth/passkey/options';
const FETCH_MS = 10_000;

/** What came of asking: what is sent to the shop, a sentence, or nothing, where the page itself has taken the question back. */
export type Asked = { readonly credential: string } | { readonly text: string } | undefined;

const NONE_USED = 'No passkey was used. Try again, or sign in with your password.';
const NOT_NOW = 'Passkeys don’t work right now. Try again, or sign in with your password.';

/** Has the browser offer its passkeys: at once, or beside the field of the email where it can do that, for as long as the page stands. */
export async function askForPasskey(how: 'NOW' | 'BESIDE_FIELD'): Promise<Asked> {
  const isBeside = how === 'BESIDE_FIELD';
  try {
    if (isBeside && !(await browserSupportsWebAuthnAutofill())) return undefined;
    const answer = await fetch(OPTIONS_PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(FETCH_MS),
    });
    if (!answer.ok) return isBeside ? undefined : { text: await messageOf(answer) };
    // Answered by our own server: it is what its contract says.
    const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await answer.json();
    return { credential: JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: isBeside })) };
  } catch (failure) {
    if (isBeside || wasTakenBack(failure)) return undefined;
    return { text: isNo(failure) ? NONE_USED : NOT_NOW };
  }
}

/** Has the browser make a passkey. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Asked> {
  try {
    return { credential: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (failure) {
    if (wasTakenBack(failure)) return undefined;
    if (failure instanceof WebAuthnError && failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return { text: 'This device already has a passkey for your account.' };
    return {
      text: isNo(failure)
        ? 'No passkey was made. You can try again any time.'
        : 'This browser or device can’t make a passkey. Try another one, or update it.',
    };
  }
}

/** Takes back what is being asked, if anything is. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const message: unknown = Reflect.get(Object(body), 'message');
  return answer.status === 429 && typeof message === 'string' ? message : NOT_NOW;
}

function wasTakenBack(failure: unknown): boolean {
  return failure instanceof Error && (failure.name === 'AbortError' || Reflect.get(failure, 'code') === 'ERROR_CEREMONY_ABORTED');
}

/** The person said no, or nothing for too long. */
function isNo(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'NotAllowedError';
}
