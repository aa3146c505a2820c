import {
  addApprovalRule as addCall,
  changeApprovalRule as changeCall,
  getApprovalSetup as getCall,
  removeApprovalRule as removeCall,
  saveApprovalSettings as saveCall,
  tryApprovalRule as tryCall,
} from '#contracts/approvals/rules.ts';
import {
  addStandIn as addStandInCall,
  endStandIn as endStandInCall,
  listStandIns as listStandInsCall,
} from '#contracts/approvals/stand-ins.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { addApprovalRule, changeApprovalRule, removeApprovalRule } from './change-rules.ts';
import { getApprovalSetup } from './read-setup.ts';
import { saveApprovalSettings } from './save-settings.ts';
import { addStandIn, endStandIn, listStandIns } from './stand-ins.ts';
import { tryApprovalRule } from './try-rule.ts';

export const approvalRoutes: readonly Route[] = [
  lookingRoute(getCall, getApprovalSetup),
  lookingRoute(saveCall, saveApprovalSettings),
  lookingRoute(addCall, addApprovalRule),
  lookingRoute(changeCall, changeApprovalRule),
  lookingRoute(removeCall, removeApprovalRule),
  lookingRoute(tryCall, tryApprovalRule),
  lookingRoute(listStandInsCall, listStandIns),
  lookingRoute(addStandInCall, addStandIn),
  lookingRoute(endStandInCall, endStandIn),
];
