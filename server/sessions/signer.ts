import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Signs for one purpose, and knows again what it signed. */
export type Signer = {
  /** The signature of a text: 43 characters. */
  sign(content: string): string;
  /**
   * Whether the signature of a text is ours, in the one spelling that we give it: OUTDATED with a secret that is on its way out,
   * undefined when it is none.
   */
  check(content: string, signature: string): 'CURRENT' | 'OUTDATED' | undefined;
};

/** What is signed beside sessions. */
export type Signers = Readonly<
  Record<
    | 'orderLink'
    | 'receipt'
    | 'cardNumber'
    | 'passwordReset'
    | 'captcha'
    | 'alert'
    | 'mailbox'
    | 'payer'
    | 'browser'
    | 'newEmail'
    | 'invitation'
    | 'procurement'
    | 'approvalOfMail'
    | 'billing'
    | 'roundLink'
    | 'listLink'
    | 'companySignIn'
    | 'typedForm',
    Signer
  >
>;

export function makeSigners(secrets: readonly string[]): Signers {
  return {
    orderLink: makeSigner(secrets, 'order link'),
    receipt: makeSigner(secrets, 'receipt'),
    cardNumber: makeSigner(secrets, 'card number'),
    passwordReset: makeSigner(secrets, 'password reset'),
    captcha: makeSigner(secrets, 'captcha'),
    alert: makeSigner(secrets, 'alert'),
    mailbox: makeSigner(secrets, 'mailbox'),
    payer: makeSigner(secrets, 'payer'),
    browser: makeSigner(secrets, 'browser'),
    newEmail: makeSigner(secrets, 'new email'),
    invitation: makeSigner(secrets, 'invitation'),
    procurement: makeSigner(secrets, 'procurement'),
    approvalOfMail: makeSigner(secrets, 'approval of mail'),
    billing: makeSigner(secrets, 'billing'),
    roundLink: makeSigner(secrets, 'round link'),
    listLink: makeSigner(secrets, 'list link'),
    typedForm: makeSigner(secrets, 'typed form'),
    companySignIn: makeSigner(secrets, 'company sign-in'),
  };
}

/**
 * @param secrets the first signs, all are believed: so a secret can be replaced without ending what was signed with it.
 * @param purpose what is signed elsewhere with the same secrets is worth nothing here.
 */
export function makeSigner(secrets: readonly string[], purpose: string): Signer {
  // Made ready once: bytes would be made into a key at each signature, which takes ten times as long as signing does.
  const keys = secrets.map((secret) => createSecretKey(createHmac('sha256', secret).update(purpose).digest()));
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error(`There is no secret to sign a ${purpose} with.`);
  const signatureOf = (content: string, key: KeyObject) => createHmac('sha256', key).update(content).digest();
  return {
    sign: (content) => signatureOf(content, signingKey).toString('base64url'),
    check(content, signature) {
      const given = Buffer.from(signature, 'base64url');
      // Bytes are read from many spellings: one that may be spelt otherwise would be known twice.
      if (given.length !== 32 || given.toString('base64url') !== signature) return undefined;
      const key = keys.find((one) => timingSafeEqual(signatureOf(content, one), given));
      return key && (key === signingKey ? 'CURRENT' : 'OUTDATED');
    },
  };
}
