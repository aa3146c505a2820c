import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, describedBy, fieldId, type FieldProps } from './field-parts.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };
export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice: 'Choose a state'. Without it the first option is chosen. */
    emptyLabel?: string | undefined;
  };

/** One of several known values. */
export function SelectField({
  label,
  name,
  id = fieldId(name),
  hint,
  error,
  isOptional,
  isLabelHidden,
  options,
  emptyLabel,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <select
        {...rest}
        id={id}
        name={name}
        className={classNames('input', className)}
        aria-invalid={error !== undefined || rest['aria-invalid']}
        aria-describedby={describedBy(id, { hint, error }) ?? rest['aria-describedby']}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
