import { useEffect } from 'react';
import { Form, useLocation } from 'react-router';
import { MOST_SHARES } from '#domain/accounts/budgets/split.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/field-parts.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SignedInMark } from '../signed-in-mark.tsx';
import { SPLIT_ROW_FIELD, splitCenterField, splitPercentField, UNSPLIT_FIELD, type RefusedSplit } from './budget-fields.ts';
import type { BudgetRowView } from './budget-view.ts';

/** So many shares can be typed at once at least; who has filled them in is given room for another. */
const FEWEST_FIELDS = 3;

/** The form that parts a row: its fields stand in the row, within the form of all rows. */
export function splitFormId(lineId: string): string {
  return `split-${lineId}`;
}

/** The forms of rows: each is sent by itself. */
export function SplitForms({ rows }: { rows: readonly BudgetRowView[] }) {
  const { pathname } = useLocation();
  return (
    <>
      {rows.map(({ lineId }) => (
        <Form key={lineId} id={splitFormId(lineId)} method="post" action={pathname} preventScrollReset>
          <SignedInMark />
          <input type="hidden" name="intent" value="budget-split" />
          <input type="hidden" name={SPLIT_ROW_FIELD} value={lineId} />
        </Form>
      ))}
    </>
  );
}

type SplitFieldsProps = {
  row: BudgetRowView;
  options: readonly { value: string; label: string }[];
  formId: string;
  refused: RefusedSplit | undefined;
};

/** Which centers share a row, and how. */
export function SplitFields({ row: { lineId, title, chosen, shares }, options, formId, refused }: SplitFieldsProps) {
  const [firstWrong] = refused?.wrong ?? [];
  const errorId = `split-${lineId}-field-error`;
  // Whoever is refused stands in the first field that is wrong.
  useEffect(() => {
    if (refused !== undefined && firstWrong !== undefined) document.getElementById(`${firstWrong}-${lineId}`)?.focus();
  }, [refused, firstWrong, lineId]);
  const isSplit = shares.length > 0;
  const saved = isSplit ? shares : [{ value: chosen, percent: '' }];
  const known = refused?.typed.map(({ bcName, percent }) => ({ value: bcName, percent })) ?? saved;
  const filled = known.findLastIndex(({ value, percent }) => value !== '' || percent !== '') + 1;
  const count = Math.min(MOST_SHARES, options.length, Math.max(FEWEST_FIELDS, filled + 1));
  const isFirstWrong = (nth: number) => firstWrong === splitCenterField(nth) || firstWrong === splitPercentField(nth);
  const wrong = (name: string) => refused?.wrong.includes(name) === true && { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <details className="budget-split" open={refused !== undefined || undefined}>
      <summary className="link">
        {isSplit ? 'Change the split' : 'Split'}
        <span className="hearable"> of {title}</span>
      </summary>
      <div className="budget-shares">
        {refused !== undefined && (
          <div role="alert">
            <FieldError id={`split-${lineId}`} error={refused.text} />
          </div>
        )}
        {Array.from({ length: count }, (_, nth) => (
          <div key={nth} className="budget-share">
            <SelectField
              id={`${splitCenterField(nth)}-${lineId}`}
              label={nth === 0 ? 'Budget Center' : `Budget Center ${nth + 1}`}
              isLabelHidden={nth > 0}
              form={formId}
              name={splitCenterField(nth)}
              defaultValue={known[nth]?.value ?? ''}
              emptyLabel={nth < 2 ? 'Choose' : 'None'}
              options={options}
              {...wrong(splitCenterField(nth))}
            />
            <TextField
              id={`${splitPercentField(nth)}-${lineId}`}
              label={nth === 0 ? 'Percent' : `Percent of budget center ${nth + 1}`}
              isLabelHidden={nth > 0}
              form={formId}
              name={splitPercentField(nth)}
              defaultValue={known[nth]?.percent ?? ''}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              {...wrong(splitPercentField(nth))}
            />
            {refused !== undefined && isFirstWrong(nth) && (
              <div className="budget-share-wrong">
                <FieldError id={`split-${lineId}-field`} error={refused.text} />
              </div>
            )}
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" size="small" form={formId}>
            Save split
          </Button>
          {isSplit && (
            <Button look="quiet" size="small" form={formId} name={UNSPLIT_FIELD} value="yes">
              Charge all of it to {shares[0]?.name}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
