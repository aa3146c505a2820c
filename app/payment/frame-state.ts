import { UNABLE_TO_PAY } from '#contracts/errors.ts';
import type { WrongField } from './frame-messages.ts';

/** How long it may take for a token: longer than the frame itself waits for the vendor, in milliseconds. */
export const TOKEN_TIMEOUT_MS = 12_000;

/** Failures of the frame, the first first. (C §8, Payment) */
const GATEWAY_MESSAGES = [
  "We're sorry, something went wrong. Click here to retry.",
  'We are still experiencing problems. Please select Change payment.',
] as const;

/** The words at the end of the first message that are a button. */
export const RETRY_LABEL = 'Click here to retry.';

/** What is wrong with a card, and with which of its fields. */
export type CardError = { readonly message: string; readonly fields: readonly WrongField[] };

export type FrameState = {
  readonly phase: 'LOADING' | 'READY' | 'ASKING' | 'FAILED';
  /** How often in a row it did not show itself or did not answer. */
  readonly failures: number;
  /** Counts the times that it was loaded: another one, another frame. */
  readonly attempt: number;
  /** In CSS pixels. */
  readonly height: number;
  /** What the vendor said of the card. */
  readonly error: CardError | undefined;
  /** It is to be asked as soon as it is there. */
  readonly isAwaited: boolean;
};

export type FrameEvent =
  | { readonly type: 'ready' | 'resized'; readonly height: number }
  | { readonly type: 'asked' }
  | { readonly type: 'answered' }
  | { readonly type: 'refused'; readonly error: CardError | undefined }
  | { readonly type: 'timedOut' }
  /** The shop gives no token to pay with: nothing that the frame can do helps. */
  | { readonly type: 'tokenless' }
  | { readonly type: 'retried' };

/**
 * What the fields take where no text wraps, in CSS pixels: kept for them before they have said so themselves, and never less, so that
 * what stands below does not move under a finger while they load.
 */
const USUAL_HEIGHT = 164;

export const FIRST_FRAME_STATE: FrameState = {
  phase: 'LOADING',
  failures: 0,
  attempt: 1,
  height: USUAL_HEIGHT,
  error: undefined,
  isAwaited: false,
};

/** What an event makes of the frame. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'ready':
      return { ...state, phase: state.isAwaited ? 'ASKING' : 'READY', isAwaited: false, height: Math.max(event.height, USUAL_HEIGHT) };
    case 'resized':
      return { ...state, height: Math.max(event.height, USUAL_HEIGHT) };
    case 'asked':
      if (state.phase === 'LOADING') return { ...state, isAwaited: true };
      return state.phase === 'READY' ? { ...state, phase: 'ASKING', error: undefined } : state;
    case 'answered':
      return { ...state, phase: 'READY', failures: 0, error: undefined };
    case 'refused':
      return { ...state, phase: 'READY', error: event.error };
    case 'timedOut':
      return state.phase === 'READY' ? state : { ...state, phase: 'FAILED', isAwaited: false, failures: state.failures + 1 };
    case 'tokenless':
      return { ...state, phase: 'FAILED', failures: Math.max(state.failures + 1, GATEWAY_MESSAGES.length + 1) };
    case 'retried':
      return { ...state, phase: 'LOADING', attempt: state.attempt + 1, error: undefined };
    default:
      return event satisfies never;
  }
}

/** What is said after so many failures in a row, from 1 on. */
export function gatewayMessage(failures: number): string {
  return GATEWAY_MESSAGES[failures - 1] ?? UNABLE_TO_PAY;
}
