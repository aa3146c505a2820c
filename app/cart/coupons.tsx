import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import Tag from 'lucide-react/icons/tag';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { changeKey } from './cart-busy.ts';
import type { CartOutcome } from './cart-outcome.ts';
import type { CouponView } from './coupon-words.ts';

/** The coupons of the cart, and a field for another one that is folded until somebody wants it. */
export function Coupons({ coupons }: { coupons: readonly CouponView[] }) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<CartOutcome>({ key: changeKey('coupon') });
  const form = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (data?.isDone === true) form.current?.reset();
  }, [data]);
  const error = data?.intent === 'apply-coupon' && !data.isDone ? data.said[0]?.text : undefined;
  return (
    <div className="coupons">
      {coupons.length > 0 && (
        <ul className="flex flex-col gap-2">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.code} coupon={coupon} action={pathname} />
          ))}
        </ul>
      )}
      <Disclosure summary="Add a coupon">
        <fetcher.Form ref={form} method="post" action={pathname} className="coupon-form" noValidate>
          <input type="hidden" name="intent" value="apply-coupon" />
          <TextField
            label="Coupon code"
            name="code"
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <Button look="secondary" isBusy={fetcher.state !== 'idle'}>
            Apply
          </Button>
        </fetcher.Form>
      </Disclosure>
      <p className="hearable" role="status">
        {data?.isDone === true ? data.success : ''}
      </p>
    </div>
  );
}

function CouponRow({ coupon: { code, description, isApplied, amount, note, isAuto }, action }: { coupon: CouponView; action: string }) {
  const fetcher = useFetcher<CartOutcome>({ key: changeKey('coupon', code) });
  return (
    <li className="coupon" data-state={isApplied ? 'applied' : 'waiting'}>
      <Tag size={18} aria-hidden="true" />
      <p className="coupon-name">
        <b className="wrap-anywhere">{isAuto ? description : code}</b> {!isApplied && <Badge>Waiting</Badge>}
      </p>
      {amount !== undefined && <span className="coupon-amount">{amount}</span>}
      {!isAuto && <p className="coupon-words text-ink-soft">{description}</p>}
      {note !== undefined && <p className="coupon-words">{note}</p>}
      {!isAuto && (
        <fetcher.Form method="post" action={action} className="coupon-words">
          <input type="hidden" name="intent" value="remove-coupon" />
          <input type="hidden" name="code" value={code} />
          <Button look="quiet" size="small" isBusy={fetcher.state !== 'idle'} aria-label={`Remove coupon ${code}`}>
            Remove
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
