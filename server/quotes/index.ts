export { openQuote, type OpenQuote } from './open-quote.ts';
export { quoteHolds, type UsedQuote } from './quote-holds.ts';
export { quoteJobs } from './quote-jobs.ts';
export { onQuoteEvents } from './quote-mails.ts';
export { quoteRoutes } from './quotes.routes.ts';
export { salesRepOf } from './who.ts';
