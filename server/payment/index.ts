export { registerChallengeReturn } from './challenge-return.ts';
export { registerWebhooks } from './webhooks.ts';
