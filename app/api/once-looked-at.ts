import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The `shouldRevalidate` of a page that the link of a mail opens: what its form came to is known without looking at the link once more. */
export function onceLookedAt({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}
