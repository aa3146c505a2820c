import { Form, useLocation, useNavigation } from 'react-router';
import FileText from 'lucide-react/icons/file-text';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SignedInMark } from '../../signed-in-mark.tsx';
import type { InvoiceView } from './invoice-view.ts';

/** What is left to pay goes on invoice: its terms, what credit is left, and why where it cannot. (C §1, C §6) */
export function PayByInvoice({ invoice: { terms, credit, isChosen, stopped, pastDue } }: { invoice: InvoiceView }) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <section className="pay-by-invoice" aria-labelledby="pay-by-invoice">
      <FileText size={22} aria-hidden="true" className="mt-0.5 flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <h3 id="pay-by-invoice" className="text-md">
          Pay by invoice
        </h3>
        <p className="text-sm text-ink-soft">{terms}</p>
        {credit !== undefined && <p className="figures text-sm">{credit}</p>}
      </div>
      {stopped !== undefined && (
        <Notice tone="warning" title={stopped.title}>
          {stopped.text}
        </Notice>
      )}
      {pastDue !== undefined && <Notice tone="info">{pastDue}</Notice>}
      {stopped === undefined && isChosen && (
        <LinkButton size="large" isWide to={pathname} preventScrollReset>
          Continue with the invoice
        </LinkButton>
      )}
      {stopped === undefined && !isChosen && (
        <Form method="post" action={pathname} preventScrollReset className="w-full">
          <SignedInMark />
          <Button name="intent" value="invoice" size="large" isWide isBusy={formData?.get('intent') === 'invoice'}>
            Pay by invoice
          </Button>
        </Form>
      )}
    </section>
  );
}
