export type { AttachedTender } from './attached-tender.ts';
export { addCard } from './add-card.ts';
export { issuePaymentToken } from './auth-token.ts';
export { isOfPayer, tokenOfAnotherVisit } from './brought-tokens.ts';
export { captchaOf, captchaSubjects, reservePaymentAttempt } from './captcha.ts';
export { cardAttempts } from './attempts.ts';
export { DOUBTED_AFTER_MS, holdTenders, tellNameOfAnother, type Holding, type HoldingAs } from './hold-tenders.ts';
export { releaseContradicted, releaseLate } from './release-late.ts';
export { balanceOf, codeOfDecline, methodFor, methodOf, vendorPaymentsFor } from './methods.ts';
export { balanceOfGiftCard } from './methods/gift-card.ts';
export { invoiceTender } from './methods/invoice.ts';
export { makeMoneyMoves } from './make-money-moves.ts';
export { planCapture, planOtherWay, planRenewalAgain, planRenewalsAtYes, type PlannedCapture } from './renewing/plan-holds.ts';
export { IS_UNRENEWED, UNRENEWED_CENTS, unrenewedOf, type Unrenewed } from './renewing/unrenewed.ts';
export {
  chargeOf,
  planMoneyMoves,
  planReleaseOfRest,
  planReleaseOfUnneeded,
  planRefundOfShipment,
  previewRefund,
  takenFor,
  type Amount,
} from './money-moves.ts';
export {
  amountsOf,
  answerChallenge,
  orderOfChallenge,
  findAwaited,
  findTenders,
  insertTenders,
  isOfTheOrder,
  needMoreOf,
  voidUndecidedTenders,
  type NewTender,
  type TenderRow,
} from './tender.repository.ts';
export { askAgain } from './ask-again.ts';
export { findMoneyMoves, tenderMoney, type MoneyMove } from './tender-money.ts';
export { invoicePaymentKey, isOrderPaymentKey, orderPaymentKey, walletKey } from './payer-key.ts';
export { isOfUsedApproval } from './used-approvals.ts';
export { changeCard, keepsCards, MOST_SAVED_CARDS, readWallet, removeCard, saveCard, WALLET, walletFrom, type Wallet } from './wallet.ts';
export { usualCard } from './usual-card.ts';
export { viewPayment } from './view-payment.ts';
