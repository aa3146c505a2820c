import { usePageData } from '#app/shell/page-data.ts';
import { FORM_MARKS } from './form-marks.ts';

const SIGNED_IN = { [FORM_MARKS.isSignedIn]: 'on' };
const NOBODY = {};

/** Says that the form was shown to somebody who was signed in: sent by a guest it would be about another cart. */
export function SignedInMark() {
  return Object.entries(useSignedInMark()).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The same for what a script sends. */
export function useSignedInMark(): Readonly<Record<string, string>> {
  return usePageData()?.shown.user === undefined ? NOBODY : SIGNED_IN;
}
