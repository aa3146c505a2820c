/** A function that is called, or another cell, maybe of another sheet: "=SUM(A1:A3)", "=B2*2", "='Main office'!C4". */
const FORMULA = /^=\s*[-+]?(?:[A-Z][A-Z\d.]*\s*\(|(?:'[^']*'!|\w+!)?\$?[A-Z]{1,3}\$?\d{1,7}(?![\w-]))/i;

/** A function with all that it is given, for patterns: the commas in it part no cells. */
export const CALLED: string = String.raw`=[A-Za-z][\w.]*\((?:[^()]|\([^()]*\))*\)`;

/** Whether a cell has what a spreadsheet works out and not what it shows. `="00123"` and `=100001` are what they show. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell);
}
