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

type CheckedProps = TextFieldProps & { readonly problemOf: (text: string, isMandatory: boolean) => string | undefined };

/** Says what is wrong as soon as it is left, and not again once it is right: in words of its hint. */
function CheckedField({ problemOf, error, hint, ...field }: CheckedProps) {
  const [left, setLeft] = useState<string>();
  const isWrong = left === undefined ? error !== undefined : problemOf(left, false) !== undefined;
  const said = isWrong ? (left === undefined ? error : `Use ${String(hint).charAt(0).toLowerCase()}${String(hint).slice(1)}.`) : undefined;
  return (
    <TextField
      {...field}
      hint={hint}
      error={said}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => setLeft(currentTarget.value)}
    />
  );
}
