import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, describedBy, fieldId, type FieldProps } from './field-parts.tsx';

export type CheckboxProps = Omit<FieldProps, 'isOptional' | 'isLabelHidden'> & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** Yes or no. The label can be hit, too. */
export function Checkbox({ label, name, id = fieldId(name), hint, error, ...rest }: CheckboxProps) {
  return (
    <div>
      <label className="choice" htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span className="choice-text">{label}</span>
      </label>
      {hint !== undefined && <FieldHint id={id} hint={hint} />}
      {error !== undefined && <FieldError id={id} error={error} />}
    </div>
  );
}

export type RadioCard = {
  readonly value: string;
  readonly label: ReactNode;
  /** A second, smaller line. */
  readonly more?: ReactNode;
  /** At the far end: a price, a brand mark. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean | undefined;
};

export type RadioCardsProps = Omit<FieldProps, 'isOptional' | 'label'> & {
  legend: ReactNode;
  options: readonly RadioCard[];
  defaultValue?: string | undefined;
  /** With `onChange` only, where something else on the page follows the choice. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Side by side where there is room. */
  isAcross?: boolean | undefined;
};

/** One of a few choices that each need a line or two. `isLabelHidden` hides the legend. */
export function RadioCards({
  legend,
  name,
  id = fieldId(name),
  hint,
  error,
  options,
  defaultValue,
  value,
  onChange,
  isAcross = false,
  isLabelHidden = false,
}: RadioCardsProps) {
  const chosen = (option: RadioCard) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  const change =
    onChange === undefined
      ? undefined
      : (event: ChangeEvent<HTMLInputElement>) => {
          onChange(event.currentTarget.value);
        };
  return (
    <fieldset className="field" id={id} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={isLabelHidden ? 'hearable' : 'field-label pb-1.5'}>{legend}</legend>
      {hint !== undefined && <FieldHint id={id} hint={hint} />}
      <div className={classNames('radio-cards', isAcross && 'radio-cards-across')}>
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <input type="radio" name={name} value={option.value} disabled={option.isDisabled} onChange={change} {...chosen(option)} />
            <span className="choice-text">
              <span className="radio-card-label">{option.label}</span>
              {option.more !== undefined && <span className="radio-card-more block">{option.more}</span>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={id} error={error} />}
    </fieldset>
  );
}
