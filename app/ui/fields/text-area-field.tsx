import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, describedBy, fieldId, type FieldProps } from './field-parts.tsx';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export function TextAreaField({
  label,
  name,
  id = fieldId(name),
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <textarea
        {...rest}
        id={id}
        name={name}
        className={classNames('input', className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  );
}
