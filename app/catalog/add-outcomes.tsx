import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { breakpointOf } from '#domain/navigation/breakpoints.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import { addEndState } from './add-end-state.ts';
import type { AddOutcome } from './add-outcome.ts';
import { ADD_PATH, currentAdds, forgetAdd, markAdded, noAdds, subscribeToAdds, type AddRequest } from './add-requests.ts';

/** How long a button says that its item is in the cart. */
const ADDED_MS = 2500;

/** Only those who add something need it. */
const AddOutcomePanel = lazy(() => import('./add-outcome-panel.tsx'));

/** Sends the adds of a page and shows what became of them. Once in the page's frame. */
export function AddOutcomes({ tenant }: { tenant: Tenant }) {
  const requests = useSyncExternalStore(subscribeToAdds, currentAdds, noAdds);
  const [shown, setShown] = useState<{ outcome: AddOutcome; state: 'error' | 'drawer' | 'overlay'; key: string } | undefined>(undefined);
  const conclude = (request: AddRequest, outcome: AddOutcome) => {
    const state = addEndState({
      outcome,
      breakpoint: breakpointOf(window.innerWidth),
      wantsToast: request.form.get('feedback') === 'toast',
    });
    if (state === 'toast') showToast({ text: `Added to your cart: ${outcome.line?.title ?? ''}` });
    else setShown({ outcome, state, key: request.key });
  };
  return (
    <>
      {requests.map((request) => (
        <AddSender key={request.key} request={request} onOutcome={conclude} />
      ))}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <AddOutcomePanel
            key={shown.key}
            outcome={shown.outcome}
            state={shown.state}
            tenant={tenant}
            onClose={() => {
              setShown(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Sends one add, hands its outcome over and then takes the request away. */
function AddSender({ request, onOutcome }: { request: AddRequest; onOutcome: (request: AddRequest, outcome: AddOutcome) => void }) {
  const fetcher = useFetcher<AddOutcome>({ key: request.key });
  const { submit, data, state } = fetcher;
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const body = new FormData();
    for (const [name, value] of request.form) body.append(name, value);
    body.set('answer', 'outcome');
    void submit(body, { method: 'post', action: ADD_PATH });
  }, [request.form, submit]);
  const isDone = state === 'idle' && data !== undefined && request.phase === 'adding';
  useEffect(() => {
    if (!isDone) return;
    onOutcome(request, data);
    if (data.line === undefined) forgetAdd(request.key);
    else markAdded(request.key);
    setTimeout(() => {
      forgetAdd(request.key);
    }, ADDED_MS);
  }, [isDone, data, request, onOutcome]);
  return null;
}
