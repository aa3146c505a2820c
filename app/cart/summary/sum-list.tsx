import { PRICES_HIDDEN_TEXT } from '#domain/accounts/hidden-prices.ts';
import { PRICE_NOT_AVAILABLE_TEXT } from '#domain/catalog/price-text.ts';
import type { SumLine } from './summary-lines.ts';

/**
 * The sums, each with its reason. While a change is under way those of before are shown in grey, and listeners hear the new
 * total when it is there: no total is ever worked out here. Who is not shown prices reads that, once.
 */
export function SumList({
  sums,
  total,
  isUpdating = false,
}: {
  sums: readonly SumLine[];
  total: string;
  isUpdating?: boolean | undefined;
}) {
  if (total === PRICE_NOT_AVAILABLE_TEXT) return <p className="text-sm text-ink-soft">{PRICES_HIDDEN_TEXT}</p>;
  return (
    <div className="sums" data-state={isUpdating ? 'updating' : undefined}>
      <dl>
        {sums.map(({ key, label, amount, note, isSaving }) => (
          <div key={key} className="sum" data-kind={isSaving ? 'saving' : undefined}>
            <dt>
              {label}
              {note !== undefined && <span className="sum-note">{note}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="sum sum-total">
          <dt>
            Total
            {isUpdating && (
              <span className="sum-note" aria-hidden="true">
                Updating …
              </span>
            )}
          </dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="hearable" role="status">
        {isUpdating ? 'Updating' : `Total ${total}`}
      </p>
    </div>
  );
}
