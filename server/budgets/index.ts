export { budgetBalance } from './budget-balance.ts';
export { budgetCentersOf, budgetsFrom, hasBudgets, wantedPresets, type BudgetTuples, type OpenBudgets } from './budget-centers.ts';
export { budgetHolds, type BudgetAmount } from './budget-holds.ts';
