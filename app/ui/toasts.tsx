import { useEffect, useState, useSyncExternalStore } from 'react';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, noToasts, shownToasts, subscribeToToasts, type Toast } from './toast-queue.ts';

const SHOWN_MS = 6000;
/** Whoever can act on it gets the time to. */
const SHOWN_WITH_ACTION_MS = 12_000;

/** Where toasts come up: once in the page's frame. Texts given to showToast are read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
  return (
    <div className="toasts not-printed" role="status" aria-live="polite" data-place={toasts[0]?.place}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(
      () => {
        dismissToast(toast.id);
      },
      toast.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, toast]);
  const { action } = toast;
  const act = () => {
    dismissToast(toast.id);
    action?.onPress();
  };
  return (
    <div
      className={classNames('toast', toast.tone === 'failure' && 'toast-failure')}
      onPointerEnter={() => {
        setIsHeld(true);
      }}
      onPointerLeave={() => {
        setIsHeld(false);
      }}
      onFocus={() => {
        setIsHeld(true);
      }}
      onBlur={() => {
        setIsHeld(false);
      }}
    >
      <span className="toast-text">{toast.text}</span>
      {action !== undefined && (
        <Button type="button" size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton
        type="button"
        label="Dismiss"
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => {
          dismissToast(toast.id);
        }}
      />
    </div>
  );
}
