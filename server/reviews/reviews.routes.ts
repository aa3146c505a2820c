import { decideText as decideCall, listWaitingTexts as listWaitingCall } from '#contracts/operations/moderation.ts';
import {
  getOwnReview as getOwnCall,
  listOwnReviews as listOwnCall,
  markHelpful as helpfulCall,
  saveReview as saveCall,
  withdrawReview as withdrawCall,
} from '#contracts/reviews/own-reviews.ts';
import {
  answerQuestion as answerCall,
  askQuestion as askCall,
  getQuestion as getQuestionCall,
  listOwnQuestions as listOwnQuestionsCall,
} from '#contracts/reviews/questions.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { decideText, listWaitingTexts } from './moderation.ts';
import { getOwnReview, listOwnReviews, markHelpful, saveReview, withdrawReview } from './own-reviews.ts';
import { answerQuestion, askQuestion, getQuestion, listOwnQuestions } from './questions.ts';

export const reviewRoutes: readonly Route[] = [
  lookingRoute(getOwnCall, getOwnReview),
  lookingRoute(listOwnCall, listOwnReviews),
  lookingRoute(saveCall, saveReview),
  lookingRoute(withdrawCall, withdrawReview),
  lookingRoute(helpfulCall, markHelpful),
  lookingRoute(askCall, askQuestion),
  lookingRoute(getQuestionCall, getQuestion),
  lookingRoute(answerCall, answerQuestion),
  lookingRoute(listOwnQuestionsCall, listOwnQuestions),
  lookingRoute(listWaitingCall, listWaitingTexts),
  lookingRoute(decideCall, decideText),
];
