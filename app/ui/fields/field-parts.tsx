import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** What every field has around it. */
export type FieldProps = {
  label: ReactNode;
  name: string;
  /** Unless given, made from the name: fieldId(name). Give one where a name stands twice on a page. */
  id?: string | undefined;
  /** Said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; nothing when all is well. */
  error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  isOptional?: boolean | undefined;
  /** The label is heard but not seen: only where the place says what the field is. */
  isLabelHidden?: boolean | undefined;
};

/** The id of the field with a name, for links from an error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What describes a field: the ids of its hint and its error, as far as they are there. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter((one) => one !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A label, a hint, the field itself and what is wrong with it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  children,
}: Omit<FieldProps, 'name' | 'id'> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden === true ? 'hearable' : 'field-label'}>
        {label} {isOptional === true && <span className="field-optional">(optional)</span>}
      </label>
      {hint !== undefined && <FieldHint id={id} hint={hint} />}
      {children}
      {error !== undefined && <FieldError id={id} error={error} />}
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className="field-error">
      <CircleAlert size={16} aria-hidden="true" />
      {error}
    </p>
  );
}
