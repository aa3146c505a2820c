import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Machine } from '#domain/machines/machine.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { textsIn } from '#app/api/form-request.ts';
import { guardAdds, requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { MOST_LABELED } from '#domain/catalog/listing-limits.ts';
import { knownCart } from '#app/local-cart/cart-store.ts';
import { askForLabels, type OwnLabels } from '#app/catalog/tiles/company/ask-shop.ts';
import type { AskedAdd, OwnerProps } from './asked-add.ts';
import { knownMisfits, noteFits } from './known-fits.ts';

/**
 * What is said of items to who is signed in, once it is there. Whoever asks gives the same list as long as it is the same.
 *
 * @param skus as many as they are: they are asked for in pieces.
 */
export function useOwnLabels(skus: readonly string[]): OwnLabels | undefined {
  const isSignedIn = usePageData()?.shown.user !== undefined;
  const [own, setOwn] = useState<OwnLabels>();
  useEffect(() => {
    if (!isSignedIn || skus.length === 0) return;
    let isWanted = true;
    void askForAll(skus).then((found) => {
      if (!isWanted) return;
      noteFits(found, knownCart().visit?.contextToken);
      setOwn(found);
    });
    return () => {
      isWanted = false;
    };
  }, [isSignedIn, skus]);
  return isSignedIn ? own : undefined;
}

async function askForAll(skus: readonly string[]): Promise<OwnLabels> {
  const unique = [...new Set(skus)];
  const pieces = Array.from({ length: Math.ceil(unique.length / MOST_LABELED) }, (_, index) =>
    unique.slice(index * MOST_LABELED, (index + 1) * MOST_LABELED),
  );
  const found = await Promise.all(pieces.map(askForLabels));
  return {
    labels: Object.assign({}, ...found.map(({ labels }) => labels)),
    machines: found[0]?.machines ?? [],
    fits: Object.assign({}, ...found.map(({ fits }) => fits)),
    purchases: Object.assign({}, ...found.map(({ purchases }) => purchases)),
  };
}

/** What is there for who has printers, and for nobody else. */
const ForOwners = lazy(() => import('./for-owners.tsx').catch(() => ({ default: AddUnasked })));

/** Where nothing can be asked, what was to be added is added. */
function AddUnasked({ asked, onClose }: OwnerProps) {
  useEffect(() => {
    if (asked?.isOpen !== true) return;
    requestAdd(asked.form);
    onClose();
  }, [asked, onClose]);
  return null;
}

/** What is done for who has printers: they are asked before they add what fits none of them, and offered to see only what fits. */
export function OwnerCompany({ machines }: { machines: readonly Machine[] }) {
  const [asked, setAsked] = useState<AskedAdd>();
  useEffect(
    () =>
      guardAdds((form) => {
        const itemIds = knownMisfits(textsIn(form, 'itemId'));
        if (itemIds.length === 0) return false;
        setAsked({ form, itemIds, isOpen: true });
        return true;
      }),
    [],
  );
  const close = useCallback(() => {
    setAsked((one) => one && { ...one, isOpen: false });
  }, []);
  return (
    <Suspense fallback={null}>
      <ForOwners machines={machines} asked={asked} onClose={close} />
    </Suspense>
  );
}
