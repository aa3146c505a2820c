import type { PaymentToken } from '../tokens/token-records.ts';

/** A vendor at whose page a payer approves a payment, and its words. */
export interface Approver {
  tender: PaymentToken['tender'];
  /** Behind /approve/. */
  path: string;
  name: string;
  theme: string;
  logIn: string;
  approve: string;
  /** What the payment comes from, as the page says it. */
  source: string;
  /** In how many parts it is paid. */
  parts: number;
}

export const APPROVERS: readonly Approver[] = [
  {
    tender: 'PAYPAL',
    path: 'paypal',
    name: 'PayPal',
    theme: 'paypal',
    logIn: 'Log in',
    approve: 'Agree and continue',
    source: 'PayPal balance, then Demo Bank •••• 6789',
    parts: 1,
  },
  {
    tender: 'KLARNA',
    path: 'klarna',
    name: 'Klarna',
    theme: 'klarna',
    logIn: 'Continue',
    approve: 'Agree and pay in 4',
    source: 'Debit card •••• 6789',
    parts: 4,
  },
  {
    tender: 'VISA_PAY',
    path: 'wallet',
    name: 'Visa wallet',
    theme: 'wallet',
    logIn: 'Continue',
    approve: 'Pay with this card',
    source: 'Visa •••• 4242',
    parts: 1,
  },
  {
    tender: 'APPLE_PAY',
    path: 'apple-pay',
    name: 'Apple Pay',
    theme: 'apple',
    logIn: 'Continue',
    approve: 'Confirm the payment',
    source: 'Visa •••• 4242',
    parts: 1,
  },
];

export function approverAt(path: string): Approver | undefined {
  return APPROVERS.find((approver) => approver.path === path);
}
