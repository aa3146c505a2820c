export { couponHolds } from './coupon-holds.ts';
