type Waiting = { readonly origin: string; readonly window: unknown; readonly transactionId: string };

/**
 * Whether a message says that the payer's bank has its answer: from our own page in the frame, about the payment that waits.
 * What the answer was does not matter here: the order asks the vendor.
 */
export function isChallengeResult(
  message: { readonly origin: string; readonly source: unknown; readonly data: unknown },
  { origin, window, transactionId }: Waiting,
): boolean {
  if (message.origin !== origin || message.source !== window || window == null) return false;
  const { data } = message;
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'tdresult' &&
    'transactionId' in data &&
    data.transactionId === transactionId
  );
}
