/** Whether the market price stands beside the contract price: the account's active price method is MPI. (C §6) */
export function isMarketPriceEnabled(activePriceMethod: string | undefined): boolean {
  return activePriceMethod === 'MPI';
}

/** Whether an account may buy what is reserved for healthcare; else HEALTH_CARE_RESTRICTION. */
export function mayBuyHealthcare(healthcareStatus: string | undefined): boolean {
  return healthcareStatus === 'ACTIVE';
}
