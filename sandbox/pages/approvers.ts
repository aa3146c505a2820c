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
];

export function approverAt(path: string): Approver | undefined {
  return APPROVERS.find((approver) => approver.path === path);
}
