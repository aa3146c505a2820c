/** A message of the frame about a failed call of the vendor, and whether it ends in a button that tries again. */
export interface GatewayMessage {
  text: string;
  canRetry: boolean;
}

/** The words at the end of the first message that are the button. */
export const RETRY_LABEL = 'Click here to retry.';

/** The frame's three messages, in the order in which failures bring them. (C §8, Payment) */
const MESSAGES: readonly GatewayMessage[] = [
  { text: "We're sorry, something went wrong. Click here to retry.", canRetry: true },
  { text: 'We are still experiencing problems. Please select Change payment.', canRetry: false },
];

const LAST_MESSAGE: GatewayMessage = {
  text: "We're unable to process your payment at this time. Please try again or use a different payment method.",
  canRetry: false,
};

/** The message after `failures` failed calls in a row, from 1 on; from the third on it is the last one. */
export function gatewayMessage(failures: number): GatewayMessage {
  return MESSAGES[failures - 1] ?? LAST_MESSAGE;
}
