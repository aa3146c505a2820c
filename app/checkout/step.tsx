import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import Check from 'lucide-react/icons/check';
import type { StepName, StepState } from './checkout-view.ts';

export type StepFrameProps = {
  name: StepName;
  number: number;
  title: string;
  state: StepState;
  /** What was said, for a step that is done. */
  summary?: ReactNode;
  /** What the link that opens it again changes: 'address'; without it, it cannot be changed. */
  changes?: string | undefined;
  /** Does something else than to open it, where scripts run. */
  onChange?: ((event: MouseEvent) => void) | undefined;
  /** What to do, for the one that is open. */
  children: ReactNode;
};

/** One step of checkout: open, folded to its summary, or still to come. */
export function Step({ name, number, title, state, summary, changes, onChange, children }: StepFrameProps) {
  const { pathname } = useLocation();
  return (
    <section className="step" data-state={state} aria-labelledby={`step-${name}`}>
      <div className="step-head">
        <span className="step-mark" aria-hidden="true">
          {state === 'done' ? <Check size={18} /> : number}
        </span>
        <h2 id={`step-${name}`} tabIndex={-1}>
          {title}
          {state === 'done' && <span className="hearable">, done</span>}
        </h2>
        {state === 'done' && changes !== undefined && (
          <Link className="link step-change" to={`${pathname}?edit=${name}`} preventScrollReset onClick={onChange}>
            <span>
              Change<span className="step-change-what"> {changes}</span>
            </span>
          </Link>
        )}
      </div>
      {state === 'done' && <div className="step-body step-summary">{summary}</div>}
      {state === 'current' && <div className="step-body">{children}</div>}
    </section>
  );
}

/** An address or a person as lines. */
export function Lines({ lines }: { lines: readonly (string | undefined)[] }) {
  return (
    <p className="wrap-anywhere">
      {lines
        .filter((line) => line !== undefined && line !== '')
        .map((line, index) => (
          <span key={`${index} ${line}`} className="block">
            {line}
          </span>
        ))}
    </p>
  );
}
