import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { readAmount } from '#app/checkout/payment/amount-field.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { amountField } from './paying-query.ts';

export type ChoosableInvoice = {
  readonly number: string;
  /** The order and its purchase order. */
  readonly notes: string;
  readonly status: string;
  readonly tone: BadgeTone;
  readonly open: string;
  /** Undefined: nobody is paying it this moment. */
  readonly beingPaid: string | undefined;
  readonly mayPay: boolean;
  readonly isChosen: boolean;
  /** What stands in its field. */
  readonly amount: string;
};

/** The open invoices, of which some are chosen, each with what is to be paid of it. A form that leads on with what was chosen in the address. */
export function ChooseInvoices({
  invoices,
  errors,
  total,
}: {
  invoices: readonly ChoosableInvoice[];
  errors: readonly FormError[];
  total: string;
}) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [sum, setSum] = useState(total);
  const countAnew = () => {
    if (form.current !== null) setSum(sumOf(new FormData(form.current)));
  };
  return (
    <Form ref={form} action={INVOICE_PATHS.pay} className="flex flex-col gap-4" noValidate onChange={countAnew}>
      <ul className="payable-invoices">
        {invoices.map(({ number, notes, status, tone, open, beingPaid, mayPay, isChosen, amount }) => (
          <li key={number} className="card">
            <div className="payable-invoice">
              {mayPay ? (
                <Checkbox id={`choose-${number}`} name="invoice" value={number} defaultChecked={isChosen} label={<b>{number}</b>} />
              ) : (
                <b className="payable-number">{number}</b>
              )}
              <Badge tone={tone}>{status}</Badge>
              <p className="figures text-sm text-ink-soft">
                {notes}
                {beingPaid !== undefined && <span className="block">{beingPaid}</span>}
              </p>
              <p className="payable-open figures">
                Open <b>{open}</b>
              </p>
              {mayPay && (
                <TextField
                  label={
                    <>
                      Amount to pay<span className="hearable"> for {number}</span>
                    </>
                  }
                  name={amountField(number)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  defaultValue={amount}
                  className="figures payable-amount"
                  error={errorAt(errors, amountField(number))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="payable-total card">
        <p className="with-scripts figures" role="status">
          Total <b>{sum}</b>
        </p>
        <Button name="next" value="card" size="large" isBusy={state === 'loading'}>
          Continue to payment
        </Button>
      </div>
    </Form>
  );
}

/** '$148.95': what the checked invoices come to, as far as their amounts can be read. */
function sumOf(form: FormData): string {
  const amounts = form.getAll('invoice').map((number) => {
    const typed = typeof number === 'string' ? form.get(amountField(number)) : null;
    const dollars = typeof typed === 'string' ? readAmount(typed) : undefined;
    return typeof dollars === 'number' ? (fromDollars(dollars) ?? 0) : 0;
  });
  return formatPrice(amounts.reduce((sum, cents) => sum + cents, 0));
}
