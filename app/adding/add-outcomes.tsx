import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#app/shell/when-idle.ts';
import { know, knownCart, useCart, type AnsweredAdd } from '#app/local-cart/cart-store.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { showToast } from '#app/ui/toast-queue.ts';

type AddStageProps = { tenant: Tenant; answered: readonly AnsweredAdd[]; onShown: (key: string) => void };

/** What shows outcomes: not needed before the first press, but there before it, also when the connection is gone by then. */
const load = () => import('./add-stage.tsx');
const AddStage = lazy(() => load().catch(() => ({ default: PlainStage })));

/** Hands the outcomes of adds to what shows them. Once in the page's frame. */
export function AddOutcomes({ tenant }: { tenant: Tenant }) {
  const answered = useCart(({ answeredAdds }) => answeredAdds);
  const [wasUsed, setWasUsed] = useState(false);
  if (answered.length > 0 && !wasUsed) setWasUsed(true);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!wasUsed) return null;
  return (
    <Suspense fallback={null}>
      <AddStage tenant={tenant} answered={answered} onShown={forget} />
    </Suspense>
  );
}

function forget(key: string): void {
  know({ answeredAdds: knownCart().answeredAdds.filter((add) => add.key !== key) });
}

/** Where the rest cannot be loaded: says in a toast whether it worked. */
function PlainStage({ answered, onShown }: AddStageProps): ReactNode {
  useEffect(() => {
    for (const { key, outcome } of answered) {
      const isDone = 'isDone' in outcome && outcome.isDone;
      showToast({ text: isDone ? 'Added to your cart' : 'Not added to your cart', tone: isDone ? 'neutral' : 'failure' });
      onShown(key);
    }
  }, [answered, onShown]);
  return null;
}
