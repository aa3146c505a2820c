import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

export type DrawerProps = {
  isOpen: boolean;
  /** Called when it was closed by Escape, the button or a press beside it. Set `isOpen` to false then. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in view below what scrolls: the actions. */
  footer?: ReactNode;
  /** From which edge it comes on wide screens; phones have it from below. */
  side?: 'right' | 'left' | 'middle' | undefined;
  /** As wide as the window allows: for pictures. */
  isWide?: boolean | undefined;
  id?: string | undefined;
};

/**
 * A layer over the page. The browser's own dialog: keeps the focus in it and gives it back, closes on Escape; the page
 * behind does not scroll. Nothing of its children is rendered before it is opened for the first time.
 */
export function Drawer({ isOpen, onClose, title, children, footer, side = 'right', isWide = false, id }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames('drawer', side !== 'right' && `drawer-${side}`, isWide && 'drawer-wide')}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      {wasOpened && (
        <>
          <div className="drawer-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton type="button" label="Close" icon={<X size={20} aria-hidden="true" />} onClick={() => dialog.current?.close()} />
          </div>
          {/* Focusable because it scrolls. */}
          <div className="drawer-body" tabIndex={0} role="group" aria-labelledby={titleId}>
            {children}
          </div>
          {footer !== undefined && <div className="drawer-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** A press on the dialog itself and nothing in it is one beside it: it has no room of its own around its content. */
function closeBeside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
