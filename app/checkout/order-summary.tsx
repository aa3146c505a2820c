import { itemsText } from '#domain/cart/rows/count-items.ts';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import Tag from 'lucide-react/icons/tag';
import type { CouponView } from '#app/cart/discounts/coupon-view.ts';
import { SumList } from '#app/cart/summary/sum-list.tsx';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { PersonalLines } from '#app/personalization/personal-lines.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { CheckoutView, SummaryGroup } from './checkout-view.ts';
import { SignedInMark } from './signed-in-mark.tsx';

/** What is ordered, when it comes and what it costs: in view all the way through checkout. */
export function OrderSummary({
  checkout: { groups, sums, total, count, payments, leftToPay, coupons },
  cartPath,
  scope = '',
}: {
  checkout: CheckoutView;
  cartPath: string;
  /** Tells its fields from those of another summary of the page. */
  scope?: string;
}) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{itemsText(count)}</h2>
        <Link className="link inline-flex min-h-11 items-center text-sm" to={cartPath}>
          Change cart
        </Link>
      </div>
      {/* Above the things: however many these are, what they come to stays in view. */}
      <SumList sums={sums} total={total} />
      <PaymentShares payments={payments} leftToPay={leftToPay} />
      <SummaryGroups groups={groups} headingLevel={3} />
      <div>
        <CouponsOfOrder coupons={coupons} />
        <AddCoupon scope={scope} />
      </div>
    </div>
  );
}

/** The coupons by their codes: what each takes off, or what it waits for. */
function CouponsOfOrder({ coupons }: { coupons: readonly CouponView[] }) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const given = coupons.filter(({ isAuto }) => !isAuto);
  if (given.length === 0) return null;
  return (
    <ul className="summary-coupons" aria-label="Coupons">
      {given.map(({ code, description, amount, note, isApplied, isUnused }) => (
        <li key={code} className="summary-coupon">
          <Tag size={18} aria-hidden="true" />
          <p>
            <b className="wrap-anywhere">{code}</b>
            <span className="block text-sm text-ink-soft">
              {isApplied ? description : `${isUnused ? 'Not used' : 'Waiting'}. ${note ?? description}`}
            </span>
          </p>
          <div className="summary-coupon-end">
            {amount !== undefined && <span className="figures">{amount}</span>}
            <Form method="post" action={pathname} preventScrollReset>
              <SignedInMark />
              <input type="hidden" name="intent" value="remove-coupon" />
              <input type="hidden" name="code" value={code} />
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove coupon ${code}`}
                isBusy={formData?.get('intent') === 'remove-coupon' && formData.get('code') === code}
              >
                Remove
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A coupon that somebody thinks of only now. */
function AddCoupon({ scope }: { scope: string }) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <Disclosure summary="Add a coupon">
      <Form method="post" action={pathname} className="coupon-in-summary" preventScrollReset>
        <SignedInMark />
        <input type="hidden" name="intent" value="coupon" />
        <TextField
          id={`${scope}${fieldId('code')}`}
          label="Coupon code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={400}
        />
        <Button look="secondary" isBusy={formData?.get('intent') === 'coupon'}>
          Apply
        </Button>
      </Form>
    </Disclosure>
  );
}

/** Who pays how much of the total, where a gift or prepaid card pays with. */
export function PaymentShares({ payments, leftToPay }: { payments: readonly PaymentView[]; leftToPay: string | undefined }) {
  const needed = payments.filter(({ isNeeded }) => isNeeded);
  if (!needed.some(({ hasBalance }) => hasBalance)) return null;
  return (
    <dl className="payment-shares" aria-label="Who pays how much">
      {needed.map(({ id, name, amount }) => (
        <div key={id} className="sum">
          <dt className="figures">{name}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      {leftToPay !== undefined && needed.every(({ hasBalance }) => hasBalance) && (
        <div className="sum">
          <dt>Left to pay</dt>
          <dd className="figures">{leftToPay}</dd>
        </div>
      )}
    </dl>
  );
}

/** The items by how and when they come. */
export function SummaryGroups({ groups, headingLevel }: { groups: readonly SummaryGroup[]; headingLevel: 3 | 4 }) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <div className="summary-groups">
      {groups.map(({ key, title, items }) => (
        <div key={key}>
          <Heading className="summary-group-title">{title}</Heading>
          <ul>
            {items.map((item) => (
              <li key={item.lineId} className="summary-item">
                {item.picture === undefined ? (
                  <span />
                ) : (
                  <Picture picture={item.picture} widths={[160]} isDecorative className="summary-item-picture" />
                )}
                <div className="summary-item-name">
                  {item.title} <span className="figures whitespace-nowrap text-ink-faint">× {item.qty.toLocaleString('en-US')}</span>
                  {item.parts !== undefined && <p className="figures text-xs text-ink-soft">{item.parts}</p>}
                  {item.saving !== undefined && <p className="summary-item-saving">{item.saving}</p>}
                  <PersonalLines lines={item.personal} />
                </div>
                <span className="figures">{item.total}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
