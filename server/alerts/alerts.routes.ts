import {
  askForAlert as askCall,
  decideAlertOfMail as decideCall,
  getAlertOfMail as getCall,
  listAlerts as listCall,
  removeAlert as removeCall,
} from '#contracts/alerts/alerts.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { decideAlertOfMail, getAlertOfMail } from './alert-of-mail.ts';
import { askForAlert } from './ask-for-alert.ts';
import { listAlerts, removeAlert } from './own-alerts.ts';

export const alertRoutes: readonly Route[] = [
  lookingRoute(askCall, askForAlert),
  lookingRoute(listCall, listAlerts),
  lookingRoute(getCall, getAlertOfMail),
  lookingRoute(decideCall, decideAlertOfMail),
  lookingRoute(removeCall, removeAlert),
];
