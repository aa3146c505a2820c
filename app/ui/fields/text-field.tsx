import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, describedBy, fieldId, type FieldProps } from './field-parts.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text, with everything an `input` takes (type, autoComplete, inputMode, defaultValue …). */
export function TextField({ label, name, id = fieldId(name), hint, error, isOptional, isLabelHidden, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <input
        type="text"
        {...rest}
        id={id}
        name={name}
        className={classNames('input', className)}
        aria-invalid={error !== undefined || rest['aria-invalid']}
        aria-describedby={describedBy(id, { hint, error }) ?? rest['aria-describedby']}
      />
    </FieldFrame>
  );
}
