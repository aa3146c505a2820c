import { PO_LABELS, PO_MAY_HAVE } from '#domain/checkout/po-number.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
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
        <TextField
          label={PO_LABELS.poNumber}
          hint={PO_MAY_HAVE.poNumber}
          name="poNumber"
          form={PLACE_ORDER_FORM}
          autoComplete="off"
          spellCheck={false}
          defaultValue={failure?.values['poNumber'] ?? poNumber}
          error={errorAt(failed?.errors, 'poNumber')}
        />
        <TextField
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
