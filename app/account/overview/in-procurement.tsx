import { IN_PROCUREMENT } from '#domain/procurement/procurement-session.ts';
import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** What a purchasing system's session is for, and the way on. */
export function InProcurement() {
  return (
    <Notice title="You’re shopping for your purchasing system" action={<WaysOn />}>
      {IN_PROCUREMENT}
    </Notice>
  );
}

/** Where such a session leads. */
export function WaysOn() {
  return (
    <p className="flex flex-wrap gap-3">
      <LinkButton to={cartPath('SBA')} look="secondary">
        Go to your cart
      </LinkButton>
      <LinkButton to={RETURN_PATH} look="secondary">
        Go back to your purchasing system
      </LinkButton>
    </p>
  );
}
