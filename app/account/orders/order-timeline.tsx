import type { OrderView } from './order-view.ts';
import type { TimelineStep } from './order-words.ts';

const HEARD: Partial<Record<TimelineStep['state'], string>> = { now: 'Now: ', ahead: 'Still to come: ' };

/** Where an order is on its way, or each of its shipments. */
export function OrderTimelines({ timelines }: Pick<OrderView, 'timelines'>) {
  return (
    <div className="flex flex-wrap gap-x-12">
      {timelines.map(({ key, title, steps }) => (
        <div key={key}>
          {title !== undefined && <h3 className="text-md mb-2">{title}</h3>}
          <Timeline steps={steps} />
        </div>
      ))}
    </div>
  );
}

function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
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
