import type { TakenOff } from './taken-off.ts';

/** What is taken off the order, before its subtotal; nothing where the rows add up. */
export function TakenOffLine({ takenOff }: { takenOff: TakenOff | undefined }) {
  if (takenOff === undefined) return null;
  return (
    <p className="figures flex justify-between gap-4 text-sm text-success">
      <span>{takenOff.label}</span>
      <span>{takenOff.amount}</span>
    </p>
  );
}
