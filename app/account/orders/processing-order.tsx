import { useAskAgain } from '../ask-again.ts';
import { Spinner } from '#app/ui/progress/spinner.tsx';

/** How often is asked whether the payment has been confirmed, in milliseconds. */
const ASK_EVERY_MS = 3000;

/** The vendor has not answered yet: the page asks again until it has. Without scripts it loads itself anew. */
export function ProcessingOrder({ orderNumber }: { orderNumber: string }) {
  useAskAgain(ASK_EVERY_MS);
  return (
    <div className="page page-narrow py-12">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <div className="card flex flex-col items-center gap-4 py-12 text-center" role="status">
        <Spinner className="text-xl text-brand" />
        <h1>We are confirming your payment</h1>
        <p className="max-w-md text-ink-soft">
          This takes a few seconds, at most a minute or two. You can stay here or come back later: your order is placed and paid only once.
        </p>
        <p className="figures">Order {orderNumber}</p>
      </div>
    </div>
  );
}
