import { ProgressMeter } from '#app/ui/progress/meter.tsx';
import type { ShippingGoal } from './shipping-goal.ts';

/** How far it is to free shipping, or to an order without the small-order fee. */
export function ShippingGoalMeter({ goal: { fromDollars, doneDollars, text, meterLabel, isReached, surcharge } }: { goal: ShippingGoal }) {
  return (
    <div className="figures flex flex-col gap-1.5 text-sm">
      <p>{isReached ? <b className="text-success">{text}</b> : text}</p>
      {surcharge !== undefined && <p>{surcharge}</p>}
      <ProgressMeter value={doneDollars} most={fromDollars} label={meterLabel} />
    </div>
  );
}
