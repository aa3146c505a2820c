import { useEffect, useRef } from 'react';
import Tag from 'lucide-react/icons/tag';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { CouponView } from './coupon-view.ts';

/**
 * The coupon drawer: what is in the cart with what it takes off or waits for, and a field for more. It opens in its place,
 * with scripts and without. (C §2, Screens)
 */
export function Coupons({ coupons }: { coupons: readonly CouponView[] }) {
  const { busy, result } = usePlaceState(WHOLE_CART);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (result?.intent === 'apply-coupon' && result.isDone) box.current?.querySelector('form')?.reset();
  }, [result]);
  const error =
    result?.intent === 'apply-coupon' && !result.isDone
      ? result.messages
          .filter(({ tone }) => tone === 'failure')
          .map(({ text }) => text)
          .join(' ')
      : undefined;
  const applied = coupons.filter(({ isApplied }) => isApplied).length;
  const unused = coupons.filter(({ isUnused }) => isUnused).length;
  const waiting = coupons.length - applied - unused;
  return (
    <details ref={box} className="disclosure coupons" id="coupon_drawer">
      <summary>
        <span>Coupons</span>
        <span className="coupons-count">
          {[applied > 0 && `${applied} applied`, waiting > 0 && `${waiting} waiting`, unused > 0 && `${unused} not used`]
            .filter((text) => text !== false)
            .join(', ')}
        </span>
      </summary>
      <div className="disclosure-body">
        <CartForm intent="apply-coupon" className="coupon-form" label="Add coupons">
          <TextField
            label="Coupon codes"
            name="code"
            hint="Several at once: put a space or a comma between them."
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={400}
          />
          <Button look="secondary" isBusy={busy.includes('apply-coupon')}>
            Apply
          </Button>
        </CartForm>
        {/* Read out, and once more when the next code is no good either. */}
        <p role="alert" className="hearable">
          {busy.includes('apply-coupon') ? '' : error}
        </p>
        {coupons.length > 0 && (
          <ul className="coupon-list" aria-label="Coupons in your cart">
            {coupons.map((coupon) => (
              <CouponRow key={coupon.code} coupon={coupon} isBusy={busy.includes('remove-coupon')} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function CouponRow({
  coupon: { code, description, isApplied, isUnused, amount, note, isAuto },
  isBusy,
}: {
  coupon: CouponView;
  isBusy: boolean;
}) {
  return (
    <li className="coupon" data-state={isApplied ? 'applied' : 'waiting'}>
      <Tag size={18} aria-hidden="true" />
      <p className="coupon-name">
        <b className="wrap-anywhere">{isAuto ? description : code}</b> {!isApplied && <Badge>{isUnused ? 'Not used' : 'Waiting'}</Badge>}
        {isAuto && <Badge tone="offer">Automatic</Badge>}
      </p>
      {amount !== undefined && <span className="coupon-amount">{amount}</span>}
      {!isAuto && <p className="coupon-text text-ink-soft">{description}</p>}
      {note !== undefined && <p className="coupon-text">{note}</p>}
      {!isAuto && (
        <CartForm intent="remove-coupon" fields={{ code }} className="coupon-text">
          <Button look="quiet" size="small" isBusy={isBusy} aria-label={`Remove coupon ${code}`}>
            Remove
          </Button>
        </CartForm>
      )}
    </li>
  );
}
