import {
  addBudgetCenter as addCall,
  changeBudgetCenter as changeCall,
  getBudgetBook as bookCall,
  importBudgetCenters as importCall,
  listBudgetCenters as listCall,
  listBudgetChanges as changesCall,
  saveBudgetDefaults as defaultsCall,
} from '#contracts/account/budget-centers.ts';
import { getBudgetSpend as spendCall, listBudgetOrders as ordersCall } from '#contracts/account/budget-reports.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { addBudgetCenter, changeBudgetCenter, saveBudgetDefaults } from './keeping/change-centers.ts';
import { importBudgetCenters } from './keeping/import-centers.ts';
import { getBudgetSpend, listBudgetOrders } from './reports/read-spend.ts';
import { getBudgetBook, listBudgetCenters, listBudgetChanges } from './keeping/read-centers.ts';

export const budgetRoutes: readonly Route[] = [
  lookingRoute(listCall, listBudgetCenters),
  lookingRoute(bookCall, getBudgetBook),
  lookingRoute(addCall, addBudgetCenter),
  lookingRoute(changeCall, changeBudgetCenter),
  lookingRoute(defaultsCall, saveBudgetDefaults),
  lookingRoute(changesCall, listBudgetChanges),
  lookingRoute(importCall, importBudgetCenters),
  lookingRoute(spendCall, getBudgetSpend),
  lookingRoute(ordersCall, listBudgetOrders),
];
