import { Form, useLocation, useNavigation } from 'react-router';
import { PO_NUMBER_MAX_CHARACTERS, PO_RELEASE_MAX_CHARACTERS } from '#domain/checkout/po-number.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { StepProps } from './checkout-props.ts';
import { PURCHASE_ORDER_FORM } from './checkout-outcome.ts';
import { SignedInMark } from './signed-in-mark.tsx';

/** The numbers under which an organization books the order: on its page, its mails and its papers. Nothing for whoever buys for themselves. */
export function PurchaseOrder({ checkout: { purchaseOrder }, failure }: Pick<StepProps, 'checkout' | 'failure'>) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  if (purchaseOrder === undefined) return null;
  const failed = failure?.values['form'] === PURCHASE_ORDER_FORM ? failure : undefined;
  const { poNumber, poRelease } = purchaseOrder;
  return (
    <Disclosure
      key={`${poNumber} ${poRelease}`}
      isOpen={failed !== undefined}
      summary={
        <span className="min-w-0 flex-1 wrap-anywhere">
          {poNumber === '' ? 'Add a PO number' : `PO number ${poNumber}`}
          {poRelease !== '' && <span className="text-ink-soft"> · Release {poRelease}</span>}
        </span>
      }
    >
      <Form method="post" action={pathname} className="step-form" noValidate preventScrollReset>
        <SignedInMark />
        <input type="hidden" name="intent" value="purchase-order" />
        <input type="hidden" name="form" value={PURCHASE_ORDER_FORM} />
        <div className="address-grid">
          <TextField
            label="PO number"
            hint="Letters, digits and dashes"
            name="poNumber"
            autoComplete="off"
            spellCheck={false}
            maxLength={PO_NUMBER_MAX_CHARACTERS}
            defaultValue={failed?.values['poNumber'] ?? poNumber}
            error={errorAt(failed?.errors, 'poNumber')}
          />
          <TextField
            label="PO release"
            isOptional
            hint="Letters, digits and dashes"
            name="poRelease"
            autoComplete="off"
            spellCheck={false}
            maxLength={PO_RELEASE_MAX_CHARACTERS}
            defaultValue={failed?.values['poRelease'] ?? poRelease}
            error={errorAt(failed?.errors, 'poRelease')}
          />
        </div>
        <div>
          <Button look="secondary" isBusy={formData?.get('intent') === 'purchase-order'}>
            Save
            <span className="hearable"> the PO number</span>
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
