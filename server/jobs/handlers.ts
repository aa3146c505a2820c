import type { Handlers } from '../events/index.ts';
import { onIdentityEvents } from '../identity/index.ts';
import { onOrderEvents } from '../orders/index.ts';

/** Everybody who hears of events: a capability that wants to adds its own here. */
export const HANDLERS: Handlers = { ...onIdentityEvents, ...onOrderEvents };
