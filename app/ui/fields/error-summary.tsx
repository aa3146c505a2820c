import { useEffect, useRef, type MouseEvent } from 'react';

export type SummaryError = {
  readonly message: string;
  /** The id of the field it is about: fieldId(name). */ readonly fieldId?: string | undefined;
  /** What the link says, where the message is too long to be one. */ readonly linkText?: string | undefined;
};

/**
 * What kept a form from going through, above it. The focus moves to it whenever `errors` is another list, so give the list
 * of the action's answer as it is. Nothing without errors.
 */
export function ErrorSummary({
  title = 'Please check what you entered',
  errors,
  next,
}: {
  title?: string | undefined;
  errors: readonly SummaryError[];
  /** What can be done about it. */
  next?: string | undefined;
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
            {(error.fieldId === undefined || error.linkText !== undefined) && <span>{error.message}</span>}
            {error.fieldId !== undefined && <FieldLink id={error.fieldId}>{error.linkText ?? error.message}</FieldLink>}
          </li>
        ))}
      </ul>
      {next !== undefined && <p>{next}</p>}
    </div>
  );
}

/** Leads to a field without going anywhere: another address, be it by its fragment alone, would take the answer with the errors off the page. */
function FieldLink({ id, children }: { id: string; children: string }) {
  const lead = (event: MouseEvent) => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (field === null) return;
    event.preventDefault();
    const folded = field.closest('details');
    if (folded !== null) folded.open = true;
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
  };
  return (
    <a href={`#${id}`} onClick={lead}>
      {children}
    </a>
  );
}
