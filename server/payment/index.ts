export { registerChallengeReturn } from './challenge-return.routes.ts';
export { registerWebhooks } from './webhooks.routes.ts';
