/** Where organizations send what they owe. Lines as they are printed. */
export interface PayTo {
  /** To whom a check is made out. */
  readonly payee: string;
  readonly remitTo: readonly string[];
  /** The bank's name and numbers, with their names; none: only checks are taken. */
  readonly ach: readonly string[];
}

/** The ways to pay an invoice, each with the lines that it takes. */
export function waysToPay({ payee, remitTo, ach }: PayTo): { readonly label: string; readonly lines: readonly string[] }[] {
  return [
    ...(ach.length === 0 ? [] : [{ label: 'Pay by ACH or wire', lines: ach }]),
    { label: 'Pay by check', lines: [`Payable to ${payee}`, ...remitTo] },
  ];
}

/** "Please reference invoice INV-10000001-1 with your payment." @param invoiceNumber undefined: of more than one */
export function referenceText(invoiceNumber?: string): string {
  return invoiceNumber === undefined
    ? 'Please reference your invoice numbers with your payment.'
    : `Please reference invoice ${invoiceNumber} with your payment.`;
}
