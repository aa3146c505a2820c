import type { TimelineStep } from './order-words.ts';

const HEARD: Partial<Record<TimelineStep['state'], string>> = { now: 'Now: ', ahead: 'Still to come: ' };

/** Where an order is on its way. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ label, at, state }, index) => (
        <li key={`${index} ${label}`} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="hearable">{HEARD[state]}</span>
          <span className={state === 'ahead' ? undefined : 'font-semibold'}>{label}</span>
          {at !== undefined && <span className="figures block text-sm text-ink-faint">{at}</span>}
        </li>
      ))}
    </ol>
  );
}
