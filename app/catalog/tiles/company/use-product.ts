import { useEffect, useState } from 'react';
import type { ProductDetails } from '#contracts/catalog.ts';

const PATIENCE_MS = 10_000;

/** All about a product, by the call that its page makes; until it is there what was there before it, if anything was. */
export function useProduct(itemId: string): { readonly product: ProductDetails | 'failed' | undefined; readonly isComing: boolean } {
  const [product, setProduct] = useState<{ itemId: string; found: ProductDetails | 'failed' }>();
  useEffect(() => {
    const leave = new AbortController();
    const signal = AbortSignal.any([leave.signal, AbortSignal.timeout(PATIENCE_MS)]);
    void read(itemId, signal).then((found) => {
      if (!leave.signal.aborted) setProduct({ itemId, found });
    });
    return () => {
      leave.abort();
    };
  }, [itemId]);
  return { product: product?.found, isComing: product?.itemId !== itemId };
}

async function read(itemId: string, signal: AbortSignal): Promise<ProductDetails | 'failed'> {
  try {
    const answer = await fetch(`/cc/api/products/${encodeURIComponent(itemId)}`, { signal, headers: { accept: 'application/json' } });
    if (!answer.ok) return 'failed';
    // Answered by our own server: it is what its contract says.
    const told: { readonly product: ProductDetails } = await answer.json();
    return told.product;
  } catch {
    return 'failed'; // what the tile knows is shown all the same
  }
}
