import { useState, type MouseEvent, type ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { STORED_VALUE_CARDS_MAX } from '#domain/payment/tenders.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { Tabs } from './tabs.tsx';
import { AddressFieldset } from '../../address/address-fieldset.tsx';
import { BILLING } from '../../address/address-form.ts';
import type { StepProps } from '../../checkout-props.ts';
import { Lines } from '../../step.tsx';
import { AppliedCards, GiftCardForm } from '../gift-cards.tsx';
import { PayByInvoice } from '../invoice/pay-by-invoice.tsx';
import { OtherWays } from '../other-ways.tsx';
import { NewCard } from '../card/pay-with-card.tsx';
import { SavedCards } from '../card/saved-cards.tsx';

/** The drawers in which a payment is changed, by the ids that they are known by. (C §2, Payment drawers) */
const IDS = [
  'payment_drawer',
  'other_payment_drawer',
  'mmop_drawer',
  'mmop_gc_drawer',
  'mmop_pc_drawer',
  'add_credit_card_drawer',
  'add_billing_address_for_mmop',
  'edit_billing_address_for_mmop',
] as const;
type DrawerId = (typeof IDS)[number];

const TITLES: Readonly<Record<DrawerId, string>> = {
  payment_drawer: 'Change payment',
  other_payment_drawer: 'Other ways to pay',
  mmop_drawer: 'Gift & prepaid cards',
  mmop_gc_drawer: 'Add a gift card',
  mmop_pc_drawer: 'Add a prepaid card',
  add_credit_card_drawer: 'Add a credit card',
  add_billing_address_for_mmop: 'Add a billing address',
  edit_billing_address_for_mmop: 'Edit the billing address',
};

/** Which are open, one above the other, and as of what. */
type Open = { readonly ids: readonly DrawerId[]; readonly version: number; readonly failure: StepProps['failure'] };

export type PaymentDrawers = {
  /** For a link that leads to the payment step: it opens a drawer instead, where that can be done. */
  readonly opens: (id: DrawerId) => (event: MouseEvent) => void;
  readonly drawers: ReactNode;
};

/**
 * What pays is changed in a drawer over the page while its step is folded, so that nobody who is about to order loses their place. Every one of its
 * forms is that of the step: what does not work opens the step, which says why. Without scripts the links lead there, too.
 */
export function usePaymentDrawers(props: StepProps): PaymentDrawers {
  const { checkout, failure } = props;
  const { version, captcha } = checkout;
  // One above the other: what is opened in a drawer lies on it, and Escape leads back there.
  const [open, setOpen] = useState<Open>({ ids: [], version, failure });
  // What has changed the order is done with, and what went wrong is told on the page.
  const ids = open.version === version && open.failure === failure ? open.ids : [];
  const show = (id: DrawerId) => {
    setOpen({ ids: [...ids, id], version, failure });
  };
  return {
    opens: (id) => (event) => {
      // A question is asked on the page itself, and a press that wants another window gets one.
      if (captcha !== undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      show(id);
    },
    drawers: IDS.map((id) => (
      <Drawer
        key={id}
        id={id}
        title={TITLES[id]}
        isOpen={ids.includes(id)}
        onClose={() => {
          if (ids.includes(id)) setOpen({ ids: ids.slice(0, ids.indexOf(id)), version, failure });
        }}
      >
        {ids.includes(id) && <div className="payment-drawer">{contentOf(id, props, show)}</div>}
      </Drawer>
    )),
  };
}

function contentOf(id: DrawerId, props: StepProps, show: (id: DrawerId) => void): ReactNode {
  switch (id) {
    case 'payment_drawer':
      return (
        <Tabs
          label="Ways to pay"
          tabs={[
            { id: 'card', label: 'Credit Card', content: <CreditCardTab {...props} show={show} /> },
            { id: 'other', label: 'Other Payment', content: <OtherPaymentTab {...props} /> },
            { id: 'gift', label: 'Gift & prepaid', content: <GiftAndPrepaid {...props} show={show} /> },
          ]}
        />
      );
    case 'other_payment_drawer':
      return <OtherPaymentTab {...props} />;
    case 'mmop_drawer':
      return <GiftAndPrepaid {...props} show={show} />;
    case 'mmop_gc_drawer':
      return <GiftCardForm errors={[]} captcha={undefined} amount={undefined} balance={undefined} />;
    case 'mmop_pc_drawer':
      return (
        <>
          <p className="text-sm text-ink-soft">We’ll use its balance first, and charge the rest to your other card.</p>
          <NewCard {...props} captcha={undefined} answer="" />
        </>
      );
    case 'add_credit_card_drawer':
      return <NewCard {...props} captcha={undefined} answer="" />;
    case 'add_billing_address_for_mmop':
    case 'edit_billing_address_for_mmop':
      return <BillingAddressForm {...props} />;
    default:
      return id satisfies never;
  }
}

type TabProps = StepProps & { show: (id: DrawerId) => void };

function CreditCardTab({ checkout, show }: TabProps) {
  if (checkout.leftToPay === undefined) return <NothingLeft />;
  return (
    <>
      <SavedCards cards={checkout.savedCards} captcha={undefined} />
      <Button
        type="button"
        look="secondary"
        isWide
        onClick={() => {
          show('add_credit_card_drawer');
        }}
      >
        Add a credit card
      </Button>
    </>
  );
}

function OtherPaymentTab({ checkout }: StepProps) {
  if (checkout.leftToPay === undefined) return <NothingLeft />;
  if (checkout.vendorPayments.length === 0 && checkout.invoice === undefined) return <p>We take credit, gift and prepaid cards.</p>;
  return (
    <>
      {checkout.invoice !== undefined && <PayByInvoice invoice={checkout.invoice} />}
      <OtherWays checkout={checkout} />
    </>
  );
}

function GiftAndPrepaid({ checkout, show }: TabProps) {
  const { payments, leftToPay } = checkout;
  const cards = payments.filter(({ hasBalance }) => hasBalance);
  const mayAdd = leftToPay !== undefined && cards.length < STORED_VALUE_CARDS_MAX;
  return (
    <>
      {cards.length === 0 ? <p>No gift or prepaid card pays for this order yet.</p> : <AppliedCards cards={cards} />}
      {leftToPay === undefined && <NothingLeft />}
      {mayAdd && (
        <div className="flex flex-col gap-3">
          {(['mmop_gc_drawer', 'mmop_pc_drawer'] as const).map((id) => (
            <Button
              key={id}
              type="button"
              look="secondary"
              isWide
              onClick={() => {
                show(id);
              }}
            >
              {TITLES[id]}
            </Button>
          ))}
        </div>
      )}
      {checkout.isShipped && <BilledTo checkout={checkout} show={show} />}
    </>
  );
}

/** Where the bill goes, which is asked of whoever gave a prepaid card, too. */
function BilledTo({ checkout: { billing }, show }: Pick<TabProps, 'checkout' | 'show'>) {
  const id = billing === undefined ? 'add_billing_address_for_mmop' : 'edit_billing_address_for_mmop';
  return (
    <section aria-labelledby="billed-to">
      <h3 id="billed-to">Billing address</h3>
      {billing === undefined ? <p>The same as the delivery address.</p> : <Lines lines={[billing.name, ...billing.lines]} />}
      <Button
        type="button"
        look="quiet"
        size="small"
        onClick={() => {
          show(id);
        }}
      >
        {TITLES[id]}
      </Button>
    </section>
  );
}

function BillingAddressForm({ checkout: { billing, email } }: StepProps) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={pathname} className="step-form" noValidate preventScrollReset>
      <input type="hidden" name="intent" value="billing-address" />
      <input type="hidden" name="email" value={email} />
      {/* What is wrong is shown in the step of the addresses, as if it had been sent from there. */}
      <input type="hidden" name="isShipped" value="true" />
      <AddressFieldset legend="Billing address" purpose="billing" prefix={BILLING} defaults={{ ...billing?.fields }} errors={[]} />
      <Button size="large" isWide isBusy={formData?.get('intent') === 'billing-address'}>
        Use this billing address
      </Button>
    </Form>
  );
}

function NothingLeft() {
  return <p>Your gift and prepaid cards pay for everything: no other payment is needed.</p>;
}

/** Below what pays, while the step is folded: the ways to change a part of it. */
export function PaymentShortcuts({ opens, hasOthers }: Pick<PaymentDrawers, 'opens'> & { hasOthers: boolean }) {
  const { pathname } = useLocation();
  const to = `${pathname}?edit=payment`;
  return (
    <p className="payment-shortcuts">
      <LinkButton look="quiet" size="small" to={to} preventScrollReset onClick={opens('mmop_drawer')}>
        {TITLES.mmop_drawer}
      </LinkButton>
      {hasOthers && (
        <LinkButton look="quiet" size="small" to={to} preventScrollReset onClick={opens('other_payment_drawer')}>
          {TITLES.other_payment_drawer}
        </LinkButton>
      )}
    </p>
  );
}
