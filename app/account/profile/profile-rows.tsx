import type { ReactNode } from 'react';
import { PATHS } from '#app/shell/site-paths.ts';

/** What of a profile can be changed, as the address names it. */
export type ProfilePart = 'name' | 'email' | 'password';

export type ProfileRowProps = {
  readonly part: ProfilePart;
  readonly title: string;
  readonly isEdited: boolean;
  /** Undefined: it is theirs to change. */
  readonly keptBy?: ReactNode;
  /** What it is now. */
  readonly children: ReactNode;
  readonly form: ReactNode;
};

/** One part of a profile: as it is, with a way to change it, or the form that does. */
export function ProfileRow({ part, title, isEdited, keptBy, children, form }: ProfileRowProps) {
  const isForm = isEdited && keptBy === undefined;
  return (
    <section className="printer" id={part} aria-labelledby={`${part}-title`}>
      <div className="printer-head">
        <div className="printer-words">
          <h2 id={`${part}-title`} className="text-md">
            {title}
          </h2>
          {!isForm && children}
          {keptBy !== undefined && <p className="mt-1 text-sm text-ink-soft">{keptBy}</p>}
        </div>
        {!isForm && keptBy === undefined && (
          <a className="link inline-flex min-h-11 items-center" href={`${PATHS.profile}?edit=${part}#${part}`}>
            Change<span className="hearable"> {title.toLowerCase()}</span>
          </a>
        )}
      </div>
      {isForm && (
        <div className="mt-3">
          {form}
          <a className="link mt-2 inline-flex min-h-11 items-center" href={PATHS.profile}>
            Keep it as it is
          </a>
        </div>
      )}
    </section>
  );
}
