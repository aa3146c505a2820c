import { useCallback } from 'react';
import { Link } from 'react-router';
import { MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { ListAndFile } from './list-and-file.tsx';
import { QUICK_ORDER } from './quick-order-paths.ts';
import { RowsForm } from './rows-form.tsx';
import { Told } from './told.tsx';
import { listForm, useQuickOrder, type Sent } from './use-quick-order.ts';

export type QuickOrderPageProps = {
  /** What came of the form where it was sent without scripts. */
  readonly sent: (Sent & { readonly list?: string | undefined }) | undefined;
  /** Under which it is added once, however often it is sent. */
  readonly onceKey: string;
  readonly isSignedIn: boolean;
};

/** Rows of numbers or names with their quantities, typed, pasted, out of a file or by the camera, and what each of them means. Without scripts its form does the same, step by step. */
export function QuickOrderPage({ sent, onceKey, isSignedIn }: QuickOrderPageProps) {
  const { state, loading, cancel, ...actions } = useQuickOrder(sent);
  const { send, lookUpList } = actions;
  const onCode = useCallback((code: string) => void lookUpList(listForm(`${code} 1`), { about: `Looking up ${code}…` }), [lookUpList]);
  return (
    <div className="page pt-8 pb-10">
      <h1>Quick order</h1>
      <p className="mb-5 max-w-prose text-ink-soft">
        Type or paste what you need: item numbers, your own part numbers, UPCs, or plain words such as “2 boxes of black pens”. Up to{' '}
        {MOST_QUICK_ROWS.toLocaleString('en-US')} rows at once.
      </p>
      <ListAndFile
        send={send}
        lookUpList={lookUpList}
        list={sent?.list}
        rowCount={state.rows.length}
        isBusy={loading !== undefined}
        onCode={onCode}
      />
      <Told state={state} loading={loading} onCancel={cancel} />
      <RowsForm state={state} {...actions} onceKey={onceKey} />
      {isSignedIn && (
        <p className="mt-4 text-sm text-ink-soft">
          When you choose an item for your own words, we remember it for next time.{' '}
          <Link className="link" to={QUICK_ORDER.choices}>
            See what we’ve remembered
          </Link>
        </p>
      )}
    </div>
  );
}
