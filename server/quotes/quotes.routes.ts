import {
  endQuote as endCall,
  getQuoteToOffer as toOfferCall,
  listQuoteQueue as queueCall,
  offerQuote as offerCall,
  writeToBuyer as writeToBuyerCall,
} from '#contracts/quotes/offers.ts';
import {
  answerQuote as answerCall,
  getQuote as getCall,
  listQuotes as listCall,
  requestQuote as requestCall,
  writeAboutQuote as writeCall,
} from '#contracts/quotes/quotes.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { answerQuote, writeAboutQuote } from './answer-quote.ts';
import { endQuote, offerQuote, writeToBuyer } from './offer-quote.ts';
import { getQuoteToOffer, listQuoteQueue } from './queue.ts';
import { getQuote, listQuotes } from './read-quotes.ts';
import { requestQuote } from './request-quote.ts';

export const quoteRoutes: readonly Route[] = [
  lookingRoute(requestCall, requestQuote),
  lookingRoute(listCall, listQuotes),
  lookingRoute(getCall, getQuote),
  lookingRoute(answerCall, answerQuote),
  lookingRoute(writeCall, writeAboutQuote),
  lookingRoute(queueCall, listQuoteQueue),
  lookingRoute(toOfferCall, getQuoteToOffer),
  lookingRoute(offerCall, offerQuote),
  lookingRoute(endCall, endQuote),
  lookingRoute(writeToBuyerCall, writeToBuyer),
];
