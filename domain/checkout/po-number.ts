/** The most characters of a purchase order's number, and of its release. */
export const PO_NUMBER_MAX_CHARACTERS = 22;
export const PO_RELEASE_MAX_CHARACTERS = 15;

/** How what an organization books an order under is called, wherever it is asked for or told. (C §9, Labels) */
export const PO_LABELS = { poNumber: 'Purchase Order (PO)', poRelease: 'PO Release' } as const;

/** What may stand in them, said before anything goes wrong and afterwards. */
export const PO_MAY_HAVE = {
  poNumber: `Letters, digits and dashes only, up to ${PO_NUMBER_MAX_CHARACTERS} characters`,
  poRelease: `Letters, digits and dashes only, up to ${PO_RELEASE_MAX_CHARACTERS} characters`,
} as const;

export type OrderTextProblem = 'REQUIRED' | 'INVALID';

const LETTERS_DIGITS_DASHES = /^[A-Za-z0-9-]*$/;

function codeProblem(text: string, maxCharacters: number, isMandatory: boolean): OrderTextProblem | undefined {
  const code = text.trim();
  if (code === '') return isMandatory ? 'REQUIRED' : undefined;
  return code.length <= maxCharacters && LETTERS_DIGITS_DASHES.test(code) ? undefined : 'INVALID';
}

/** What is wrong with a purchase order's number: letters, digits and dashes, 22 at most. Blanks around it do not count. */
export function poNumberProblem(text: string, isMandatory: boolean): OrderTextProblem | undefined {
  return codeProblem(text, PO_NUMBER_MAX_CHARACTERS, isMandatory);
}

/** What is wrong with a PO Release: letters, digits and dashes, 15 at most. Blanks around it do not count. */
export function poReleaseProblem(text: string, isMandatory: boolean): OrderTextProblem | undefined {
  return codeProblem(text, PO_RELEASE_MAX_CHARACTERS, isMandatory);
}

/**
 * A purchase order as an order's page, mails and papers say it: 'PO-9, release R22', 'PO-9', 'Release R22'.
 * Undefined where the order is booked under neither.
 */
export function purchaseOrderText(poNumber: string | null, poRelease: string | null): string | undefined {
  if (poRelease === null) return poNumber ?? undefined;
  return poNumber === null ? `Release ${poRelease}` : `${poNumber}, release ${poRelease}`;
}
