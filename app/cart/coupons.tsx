import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import Tag from 'lucide-react/icons/tag';
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
  useEffect(() => { if (data?.isDone === true) form.current?.reset(); }, [data]);
  const error = data?.intent === 'apply-coupon' && !data.isDone ? data.said[0]?.text : undefined;
  return (
    <div className="coupons">
      {coupons.length > 0 && <ul className="flex flex-col gap-2">{coupons.map((coupon) => <CouponRow key={coupon.code} coupon={coupon} action={pathname} />)}</ul>}
      <Disclosure summary="Add a coupon">
        <fetcher.Form ref={form} method="post" action={pathname} className="coupon-form" noValidate>
          <input type="hidden" name="intent" value="apply-coupon" />
          <TextField label="Coupon code" name="code" error={error} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
          <Button look="secondary" isBusy={fetcher.state !== 'idle'}>Apply</Button>
        </fetcher.Form>
      </Disclosure>
      <p className="hearable" role="status">{data?.isDone === true ? data.success : ''}</p>
    </div>
  );
}

function CouponRow({ coupon: { code, description, isApplied, amount, note, isAuto }, action }: { coupon: CouponView; action: string }) {
  const fetcher = useFetcher<CartOutcome>({ key: changeKey('coupon', code) });
  return (
    <li className="coupon" data-state={isApplied ? 'applied' : 'waiting'}>
      <Tag size={18} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p><b className="wrap-anywhere">{isAuto ? description : code}</b>{!isApplied && <span className="text-ink-faint"> waits</span>}</p>
        {!isAuto && <p className="text-ink-soft">{description}</p>}
        {note !== undefined && <p>{note}</p>}
      </div>
      {amount !== undefined && <span className="figures font-semibold text-success">{amount}</span>}
      {!isAuto && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="remove-coupon" />
          <input type="hidden" name="code" value={code} />
          <Button look="quiet" size="small" isBusy={fetcher.state !== 'idle'} aria-label={`Remove coupon ${code}`}>Remove</Button>
        </fetcher.Form>
      )}
    </li>
  );
}
