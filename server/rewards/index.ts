export { rewardHolds } from './reward-holds.ts';
