/** Carried by the result of an action whose answer held the page as it is now: nothing more has to be asked for. */
export type BringsPage = { readonly bringsPage: true };

/** Whether the page came with an action's result; for `shouldRevalidate`, with its `actionResult`. */
export function bringsPage(actionResult: unknown): boolean {
  return actionResult instanceof Object && 'bringsPage' in actionResult;
}
