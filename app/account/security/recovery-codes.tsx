import { useEffect, useRef } from 'react';
import { PrintButton } from '#app/account/print-button.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Shown this once: whoever has sent a form further down is brought up to them. */
export function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  return (
    <section ref={section} tabIndex={-1} className="card security" aria-labelledby="codes-title">
      <Notice tone="success" isLive title={isNew ? 'Two-step sign-in is on' : 'Your old recovery codes work no more'}>
        {isNew && 'You’re signed out everywhere else. '}Keep these codes. You won’t see them again.
      </Notice>
      <h2 id="codes-title">Recovery codes</h2>
      <p>Each signs you in once, in place of a code from your app. Print them, or keep them where you keep passwords.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <PrintButton />
        <LinkButton look="secondary" to={PATHS.security}>
          I’ve kept them
        </LinkButton>
      </div>
    </section>
  );
}
