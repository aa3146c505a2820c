import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { Tenant } from '#app/shell/page-data.ts';
import { showToast } from '#app/ui/toast-queue.ts';
import type { AddOutcome } from './add-outcome.ts';
import type { AddStageProps, AnsweredAdd } from './answered-add.ts';
import { ADD_PATH, currentAdds, forgetAdd, markAdded, noAdds, subscribeToAdds, type AddRequest } from '#app/catalog/tiles/add-requests.ts';

/** How long a button says that its item is in the cart. */
const ADDED_MS = 2500;

/** What shows outcomes: only those who add something need it. */
const AddStage = lazy(() => import('./add-stage.tsx').catch(() => ({ default: PlainStage })));

/** Sends the adds of a page and hands their outcomes to what shows them. Once in the page's frame. */
export function AddOutcomes({ tenant }: { tenant: Tenant }) {
  const requests = useSyncExternalStore(subscribeToAdds, currentAdds, noAdds);
  const [answered, setAnswered] = useState<readonly AnsweredAdd[]>([]);
  const [wasUsed, setWasUsed] = useState(false);
  if (requests.length > 0 && !wasUsed) setWasUsed(true);
  const keep = useCallback(({ key, form }: AddRequest, outcome: AddOutcome) => {
    setAnswered((before) => [...before, { key, form, outcome }]);
  }, []);
  const forget = useCallback((key: string) => {
    setAnswered((before) => before.filter((add) => add.key !== key));
  }, []);
  return (
    <>
      {requests.map((request) => (
        <AddSender key={request.key} request={request} onOutcome={keep} />
      ))}
      {wasUsed && (
        <Suspense fallback={null}>
          <AddStage tenant={tenant} answered={answered} onShown={forget} />
        </Suspense>
      )}
    </>
  );
}

/** Where the rest cannot be loaded: says in a toast whether it worked. */
function PlainStage({ answered, onShown }: AddStageProps): ReactNode {
  useEffect(() => {
    for (const { key, outcome } of answered) {
      const text = outcome.isDone ? 'Added to your cart' : (outcome.missed[0]?.message.text ?? 'Not added to your cart');
      showToast({ text, tone: outcome.isDone ? 'neutral' : 'failure' });
      onShown(key);
    }
  }, [answered, onShown]);
  return null;
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
    if (!data.isDone) forgetAdd(request.key);
    else markAdded(request.key);
    setTimeout(() => {
      forgetAdd(request.key);
    }, ADDED_MS);
  }, [isDone, data, request, onOutcome]);
  return null;
}
