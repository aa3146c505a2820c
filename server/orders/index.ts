export { captureOrder } from './capture-order.ts';
export { confirmationMail } from './confirmation-mail.ts';
export { answerChallenge, findUnfinished, movePayment, type OrderPaymentRow } from './order.repository.ts';
export { orderRoutes } from './orders.routes.ts';
export { expireOrder, settleOrder } from './settle-order.ts';
