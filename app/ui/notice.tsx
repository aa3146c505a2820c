import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'failure';
const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, failure: CircleX } as const;

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button under the text. */
  action?: ReactNode;
  /** Comes up while the page stands: it is read out at once. */
  isLive?: boolean | undefined;
};

/** Something to know about the page or a part of it. */
export function Notice({ tone = 'info', title, children, action, isLive = false }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames('notice', `notice-${tone}`)} role={isLive ? (tone === 'failure' ? 'alert' : 'status') : undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className="notice-body">
        {title !== undefined && <p className="notice-title">{title}</p>}
        {children}
        {action !== undefined && action !== false && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}

/** What has just been done, above what it was done with. Its place is there before, empty: only then is what comes into it read aloud. */
export function Done({ children }: { children: ReactNode }) {
  const isNothing = children === undefined || children === false || children === '';
  return (
    <div role="status" className={isNothing ? 'hearable' : 'mb-4 rounded-md bg-brand-wash px-4 py-3 wrap-anywhere'}>
      {children}
    </div>
  );
}
