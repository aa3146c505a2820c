import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { clampQuantity, quantityInField, type FieldQuantity } from '#domain/catalog/quantity-field.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

/** Presses on + and − are gathered for so long before the quantity is handed over. */
const SETTLE_MS = 350;

export type QuantityStepperProps = {
  /** The name under which the form sends it. */
  name?: string | undefined;
  /** What is counted, heard with the field: 'Quantity of Gel pens'. */
  label: string;
  /** Where it starts; a text is shown as it was typed. The field keeps what was typed: give the stepper another `key` to start again. */
  defaultValue?: number | string | undefined;
  /** The least and the most that the buttons lead to. */
  min?: number | undefined;
  max?: number | undefined;
  /** What one press adds or takes away. A typed quantity is rounded up to whole steps when it is handed over. */
  step?: number | undefined;
  /** What the field makes of a typed text, where it differs from cutting it to `max`. */
  rule?: ((text: string) => FieldQuantity) | undefined;
  /**
   * Called when `rule` leaves digits out, and with `false` once what is typed is allowed again. What has lost digits is never handed over: on
   * Enter and on leaving the field shows again what it had.
   */
  onRefuse?: ((isRefused: boolean) => void) | undefined;
  /** Called with the quantity once it has settled: after the buttons, on Enter and on leaving. Without it the form decides. */
  onCommit?: ((quantity: number) => void) | undefined;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/**
 * A quantity: a number field that a form sends as it is, with a button for one less and one more where scripts run. From the
 * keyboard the field's own arrow keys do the same, so that the buttons are no stops on the way through a page. It holds no state of its own, so that a page may have a hundred of them.
 */
export function QuantityStepper({
  name = 'qty',
  label,
  defaultValue = 1,
  min = 1,
  max = MAX_LINE_QTY,
  step = 1,
  rule,
  onRefuse,
  onCommit,
  isInvalid = false,
  describedBy,
  id,
  className,
}: QuantityStepperProps) {
  const press = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const field = fieldBeside(event.currentTarget);
    if (field === undefined) return;
    restoreRefused(field);
    onRefuse?.(false);
    field.value = String(Math.max(min, clampQuantity((Number(field.value) || 0) + by, max)));
    if (onCommit !== undefined) commitSoon(field, onCommit);
  };
  const tidy = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const quantity = (rule ?? ((text) => quantityInField(text, max)))(field.value);
    const isRefused = rule !== undefined && Number(field.value) > Number(quantity);
    if (isRefused) refused.add(field);
    else refused.delete(field);
    onRefuse?.(isRefused);
    if (quantity !== '' && String(quantity) !== field.value) field.value = String(quantity);
  };
  // The buttons are left, too: whoever goes on to something else has decided.
  const leave =
    onCommit &&
    ((event: FocusEvent<HTMLElement>) => {
      const field = event.currentTarget.querySelector('input');
      if (field === null || (event.relatedTarget !== null && event.currentTarget.contains(event.relatedTarget))) return;
      inWholeSteps(field, step, max);
      commitIfChanged(field, onCommit);
    });
  const enter =
    onCommit &&
    ((event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      inWholeSteps(event.currentTarget, step, max);
      commitIfChanged(event.currentTarget, onCommit);
    });
  return (
    <span className={classNames('stepper', className)} onBlur={leave}>
      <button type="button" className="with-scripts" onClick={press(-step)} tabIndex={-1} aria-label="One less" />
      <input
        id={id}
        type="number"
        name={name}
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onInput={tidy}
        onKeyDown={enter}
      />
      <button type="button" className="with-scripts" onClick={press(step)} tabIndex={-1} aria-label="One more" />
    </span>
  );
}

/** What a field has handed over last, whether it shows fewer digits than were typed, and what waits to be handed over. */
const committed = new WeakMap<HTMLInputElement, string>();
const refused = new WeakSet<HTMLInputElement>();
const waiting = new WeakMap<HTMLInputElement, ReturnType<typeof setTimeout>>();

function commitSoon(field: HTMLInputElement, onCommit: (quantity: number) => void): void {
  clearTimeout(waiting.get(field));
  waiting.set(
    field,
    setTimeout(() => {
      commitIfChanged(field, onCommit);
    }, SETTLE_MS),
  );
}

function commitIfChanged(field: HTMLInputElement, onCommit: (quantity: number) => void): void {
  clearTimeout(waiting.get(field));
  if (restoreRefused(field)) return;
  if (field.value === '' || field.value === (committed.get(field) ?? field.defaultValue)) return;
  committed.set(field, field.value);
  onCommit(Number(field.value));
}

/** Brings back what a field had before more digits were typed than it takes; tells whether they were. */
function restoreRefused(field: HTMLInputElement): boolean {
  const wasRefused = refused.delete(field);
  if (wasRefused) field.value = committed.get(field) ?? field.defaultValue;
  return wasRefused;
}

/** Brings what was typed to whole steps: up to the next one, or down where that would be too many. */
function inWholeSteps(field: HTMLInputElement, step: number, max: number): void {
  const quantity = Number(field.value);
  if (step === 1 || field.value === '' || quantity % step === 0) return;
  const above = Math.ceil(quantity / step) * step;
  field.value = String(above <= max ? above : above - step);
}

function fieldBeside(button: HTMLElement): HTMLInputElement | undefined {
  return button.parentElement?.querySelector('input') ?? undefined;
}
