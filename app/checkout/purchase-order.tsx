import { useState, type FocusEvent } from 'react';
import { PO_LABELS, PO_MAY_HAVE, poNumberProblem, poReleaseProblem } from '#domain/checkout/po-number.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField, type TextFieldProps } from '#app/ui/fields/text-field.tsx';
import type { StepProps } from './checkout-props.ts';
import { PLACE_ORDER_FORM, isOfPurchaseOrder } from './checkout-outcome.ts';

/**
 * The numbers under which an organization books the order: on its page, its mails and its papers. Sent with the order: what was typed needs no press of its own.
 * Nothing for whoever buys for themselves.
 */
export function PurchaseOrder({ checkout: { purchaseOrder }, failure }: Pick<StepProps, 'checkout' | 'failure'>) {
  if (purchaseOrder === undefined) return null;
  const failed = isOfPurchaseOrder(failure) ? failure : undefined;
  const { poNumber, poRelease } = purchaseOrder;
  return (
    <Disclosure
      key={`${poNumber} ${poRelease}`}
      isOpen={failed !== undefined || poNumber !== ''}
      summary={
        <span className="min-w-0 flex-1 wrap-anywhere">
          {poNumber === '' ? 'Add a purchase order (PO)' : `${PO_LABELS.poNumber} ${poNumber}`}
          {poRelease !== '' && <span className="text-ink-soft"> · Release {poRelease}</span>}
        </span>
      }
    >
      <div className="address-grid">
        <CheckedField
          problemOf={poNumberProblem}
          label={PO_LABELS.poNumber}
          hint={PO_MAY_HAVE.poNumber}
          name="poNumber"
          form={PLACE_ORDER_FORM}
          autoComplete="off"
          spellCheck={false}
          defaultValue={failure?.values['poNumber'] ?? poNumber}
          error={errorAt(failed?.errors, 'poNumber')}
        />
        <CheckedField
          problemOf={poReleaseProblem}
          label={PO_LABELS.poRelease}
          isOptional
          hint={PO_MAY_HAVE.poRelease}
          name="poRelease"
          form={PLACE_ORDER_FORM}
          autoComplete="off"
          spellCheck={false}
          defaultValue={failure?.values['poRelease'] ?? poRelease}
          error={errorAt(failed?.errors, 'poRelease')}
        />
      </div>
    </Disclosure>
  );
}

type CheckedProps = TextFieldProps & {
  readonly hint: string;
  readonly problemOf: (text: string, isMandatory: boolean) => string | undefined;
};

/** Says in words of its hint what is wrong as soon as it is left, and no longer once it is right. */
function CheckedField({ problemOf, error, hint, ...field }: CheckedProps) {
  const [left, setLeft] = useState('');
  const isWrong = problemOf(left, false) !== undefined;
  return (
    <TextField
      {...field}
      hint={hint}
      error={isWrong ? `Use ${hint.charAt(0).toLowerCase()}${hint.slice(1)}.` : error}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setLeft(currentTarget.value);
      }}
    />
  );
}
