import { useEffect, useRef } from 'react';

export type SummaryError = {
  readonly message: string;
  /** The id of the field it is about: fieldId(name). */ readonly fieldId?: string | undefined;
};

/**
 * What kept a form from going through, above it. The focus moves to it whenever `errors` is another list, so give the list
 * of the action's answer as it is. Nothing without errors.
 */
export function ErrorSummary({
  title = 'Please check what you entered',
  errors,
}: {
  title?: string | undefined;
  errors: readonly SummaryError[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p className="notice-title">{title}</p>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''} ${error.message}`}>
            {error.fieldId === undefined ? error.message : <a href={`#${error.fieldId}`}>{error.message}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
