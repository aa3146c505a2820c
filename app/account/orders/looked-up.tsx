import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { linkDoes } from '#domain/orders/words/link-words.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { MAIL_LINK } from './look-up-intent.ts';
import type { OrderView } from './order-view.ts';

/** How an order was found by who has not shown that it is theirs. */
export type LookUp = {
  readonly email: string;
  /** Opens its receipt for a while; undefined where it has none. */
  readonly receiptKey: string | undefined;
  /** What came of asking for the link to it by email; undefined as long as nobody has. */
  readonly link: { readonly isSent: true } | { readonly isSent: false; readonly text: string } | undefined;
};

/**
 * What else can be done with an order that was looked up: number and email alone, which stand on a packing slip, change nothing, so the
 * link to all of it goes to the mailbox with one press.
 */
export function ManageByMail({ order, lookUp: { email, link } }: { order: OrderView; lookUp: LookUp }) {
  const { formData } = useNavigation();
  const { pathname } = useLocation();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (link !== undefined) said.current?.focus();
  }, [link]);
  return (
    <section className="card not-printed flex flex-col gap-3" aria-labelledby="manage-title">
      <h2 id="manage-title">{manageTitle(order)}</h2>
      {link !== undefined && (
        <div ref={said} tabIndex={-1}>
          {link.isSent ? (
            <Notice tone="success" title="Check your email" isLive>
              We’ve emailed <EmailText email={email} /> a link to this order. Open it on any device to {whatTheLinkDoes(order)}. Nothing
              there in a few minutes? Look in your spam folder.
            </Notice>
          ) : (
            <Notice tone="failure" title="We did not send another email" isLive>
              {link.text}
            </Notice>
          )}
        </div>
      )}
      {link === undefined && (
        <p className="text-ink-soft">For your security, we send a link to the email of this order. It lets you {whatTheLinkDoes(order)}.</p>
      )}
      <Form method="post" action={pathname} preventScrollReset>
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        <input type="hidden" name="email" value={email} />
        <Button
          name="intent"
          value={MAIL_LINK}
          look={link === undefined ? 'primary' : 'secondary'}
          isBusy={formData?.get('intent') === MAIL_LINK}
          busyText="Sending …"
        >
          <Mail size={18} aria-hidden="true" />
          {link === undefined ? 'Email me the link' : 'Send it again'}
        </Button>
      </Form>
    </section>
  );
}

function manageTitle({ cancellation, returnable }: OrderView): string {
  if (cancellation !== undefined && returnable.length > 0) return 'Cancel or return something?';
  if (cancellation !== undefined) return 'Need to cancel?';
  return returnable.length > 0 ? 'Need to return something?' : 'Lost our emails?';
}

function whatTheLinkDoes({ cancellation, returnable, hasReceipt }: OrderView): string {
  return linkDoes({ mayCancel: cancellation !== undefined, mayReturn: returnable.length > 0, hasReceipt });
}
