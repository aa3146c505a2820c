import FileText from 'lucide-react/icons/file-text';
import { lookedUpReceiptPath, paperPath, type OwnPaper } from '#domain/orders/papers.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { OrderView } from './order-view.ts';

/** The receipt of an order that was placed, and on the business site its invoice once something is charged: for whoever may manage it. */
export function BillLinks({ order: { orderNumber, hasInvoice } }: { order: Pick<OrderView, 'orderNumber' | 'hasInvoice'> }) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <>
      <PaperLink kind="RECEIPT" orderNumber={orderNumber} text="Receipt (PDF)" />
      {tenant === 'SBA' && hasInvoice && <PaperLink kind="INVOICE" orderNumber={orderNumber} text="Invoice (PDF)" />}
    </>
  );
}

/** The receipt for who looked the order up by number and email: its key opens it for a while. */
export function LookedUpReceipt({ orderNumber, receiptKey }: { orderNumber: string; receiptKey: string }) {
  return <PdfLink href={lookedUpReceiptPath(orderNumber, receiptKey)} text="Receipt (PDF)" />;
}

/** Leads out of the app: what is there is no page. */
export function PaperLink({
  kind,
  orderNumber,
  returnId,
  text,
}: Partial<OwnPaper> & Pick<OwnPaper, 'kind' | 'orderNumber'> & { text: string }) {
  return <PdfLink href={paperPath(kind, orderNumber, returnId)} text={text} />;
}

function PdfLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={buttonClass({ look: 'secondary' }, 'not-printed')} href={href} type="application/pdf">
      <FileText size={18} aria-hidden="true" />
      {text}
    </a>
  );
}
