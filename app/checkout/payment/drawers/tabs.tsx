import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

/** Several panels in one place, one of them shown; arrow keys go from tab to tab. For where scripts run: without them show the panels one below the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const idOf = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const go = (event: KeyboardEvent) => {
    const to = nextTab(event.key, chosen, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(to).focus();
  };
  const shown = tabs[chosen];
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={go}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${idOf}-${tab.id}`}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${idOf}-panel` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => {
              setChosen(index);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div key={shown.id} role="tabpanel" id={`${idOf}-panel`} aria-labelledby={`${idOf}-${shown.id}`} className="tab-panel">
          {shown.content}
        </div>
      )}
    </>
  );
}

/** Where a key leads from a tab; undefined for keys that lead nowhere. */
function nextTab(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
