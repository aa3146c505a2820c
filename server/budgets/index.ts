export { budgetBalance } from './budget-balance.ts';
export {
  budgetCentersOf,
  budgetsFrom,
  findOpenCenters,
  hasBudgets,
  wantedPresets,
  type BudgetTuples,
  type OpenBudgets,
} from './budget-centers.ts';
export { budgetHolds, budgetsHeldBy, NO_CENTER, NO_GOODS, uncharged, type BudgetAmount } from './budget-holds.ts';
export { budgetRoutes } from './budgets.routes.ts';
export { rollOverAllBudgets, rollOverBudgets } from './roll-over.ts';
