import { useEffect, useRef, type RefObject } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SignedInMark } from '../signed-in-mark.tsx';
import { BudgetCharges } from './budget-charges.tsx';
import { ALL_ROWS_FIELD, CENTERS_PAGE, ORDER_CENTER_FIELD, rowCenterField, sharedRowField, type RefusedSplit } from './budget-fields.ts';
import { useSentWhenChosen } from './sent-when-chosen.ts';
import { SplitFields, SplitForms, splitFormId } from './split-row.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import type { BudgetChoice, BudgetRowView, BudgetView } from './budget-view.ts';

/** More than so many are a list that opens. */
const MOST_CARDS = 6;

const NONE = { value: '', label: 'None' } as const;

/**
 * Which budget centers pay: of the whole order, or of each row. A choice counts as soon as it is made; without scripts there is a button.
 * Nothing where the organization has none. (C §2)
 */
export function BudgetSection({
  checkout: { budget, budgetCharges: charges },
  problem,
  split,
}: {
  checkout: Pick<CheckoutView, 'budget' | 'budgetCharges'>;
  /** Why what was chosen last does not count. */ problem: string | undefined;
  /** How a row cannot be parted. */ split: RefusedSplit | undefined;
}) {
  const { pathname } = useLocation();
  const form = useUnsentChoice();
  const sentWhenChosen = useSentWhenChosen();
  useWhatCounts(form, budget);
  const isBusy = useNavigation().formData?.get('intent') === 'budget';
  if (budget === undefined) return null;
  const isOver = charges.some((charge) => charge.isOver);
  return (
    <section className="step budget-section" aria-labelledby="budget-center">
      <div className="step-head">
        <span className="step-mark" aria-hidden="true">
          <WalletCards size={16} />
        </span>
        <h2 id="budget-center">Budget Center</h2>
      </div>
      <div className="step-body">
        {problem !== undefined && (
          <Notice tone="warning" isLive>
            {problem}
          </Notice>
        )}
        {budget.isMissing && <Notice tone="warning">Please choose a budget center.</Notice>}
        {/* Shown anew where rows are parted anew: else who chooses by keyboard stays where they are. */}
        <Form
          ref={form}
          key={budget.rows.map(keyOfRow).join(' ')}
          method="post"
          action={pathname}
          preventScrollReset
          className="step-form"
          aria-busy={isBusy || undefined}
          {...sentWhenChosen}
        >
          <SignedInMark />
          <input type="hidden" name="intent" value="budget" />
          {budget.level === 'ORDER' ? <CenterOfOrder budget={budget} /> : <CentersOfRows budget={budget} split={split} />}
          <div className="without-scripts">
            <Button look="secondary">Save budget {budget.level === 'ORDER' ? 'center' : 'centers'}</Button>
          </div>
        </Form>
        {budget.level === 'LINE' && <SplitForms rows={budget.rows} />}
        {budget.level === 'LINE' && charges.length > 0 && (
          <div className="mt-4 border-t border-line pt-3">
            <BudgetCharges charges={charges} />
          </div>
        )}
        {isOver && budget.level === 'ORDER' && budget.choices.some(({ hasRoom }) => hasRoom) && (
          <p className="mt-2 text-sm text-ink-soft">Choose a center with enough left, and this order stays within budget.</p>
        )}
        {budget.pages > 1 && <OtherPages pages={budget.pages} />}
      </div>
    </section>
  );
}

function keyOfRow({ lineId, shares }: BudgetRowView): string {
  return [lineId, ...shares.map(({ value, percent }) => `${value} ${percent}`)].join(' ');
}

/** What somebody has chosen before the scripts were there counts, too. */
function useUnsentChoice() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    const isOther = (field: Element) =>
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.selected && !option.defaultSelected));
    if (fields.some(isOther)) form.current?.requestSubmit();
  }, []);
  return form;
}

/** The fields show what counts now, whoever has changed it. What was chosen before the scripts were there is sent first. */
function useWhatCounts(form: RefObject<HTMLFormElement | null>, budget: BudgetView | undefined) {
  const known: [name: string, value: string][] = [
    [ORDER_CENTER_FIELD, budget?.chosen ?? ''],
    ...(budget?.rows ?? []).map((row): [string, string] => [rowCenterField(row.lineId), row.chosen]),
  ];
  const counts = known.flat().join('\n');
  const shown = useRef(counts);
  useEffect(() => {
    if (shown.current === counts) return;
    shown.current = counts;
    for (const [name, value] of [[ALL_ROWS_FIELD, ''] as const, ...known]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
      else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value;
    }
  });
}

function CenterOfOrder({ budget: { choices, chosen, hasNone } }: { budget: BudgetView }) {
  if (choices.length > MOST_CARDS)
    return (
      <SelectField
        label="Charge this order to"
        name={ORDER_CENTER_FIELD}
        defaultValue={chosen}
        emptyLabel={hasNone ? NONE.label : chosen === '' ? 'Choose a budget center' : undefined}
        options={choices.map((choice) => ({ value: choice.value, label: optionText(choice) }))}
      />
    );
  return (
    <RadioCards
      legend="Charge this order to"
      name={ORDER_CENTER_FIELD}
      // Nothing is chosen where one has to be.
      defaultValue={chosen === '' && !hasNone ? undefined : chosen}
      options={[
        ...choices.map(({ value, name, left, after }) => ({
          value,
          label: name,
          more: left === undefined ? undefined : `${left} · ${after ?? ''}`,
        })),
        ...(hasNone ? [NONE] : []),
      ]}
    />
  );
}

function CentersOfRows({ budget: { choices, rows, hasNone }, split }: { budget: BudgetView; split: RefusedSplit | undefined }) {
  const all = choices.map((choice) => ({ value: choice.value, label: optionText(choice) }));
  // A row has no room for balances: those of the chosen ones stand below.
  const options = choices.map(({ value, name }) => ({ value, label: name }));
  return (
    <>
      {rows.length > 1 && (
        <SelectField label="Charge all items to" name={ALL_ROWS_FIELD} defaultValue="" emptyLabel="Choose for all items" options={all} />
      )}
      <ul className="budget-rows">
        {rows.map((row) => (
          <li key={row.lineId} className="budget-row">
            <p className="min-w-0">
              {row.title} <span className="figures whitespace-nowrap text-ink-soft">{row.price}</span>
            </p>
            {row.shares.length > 0 ? (
              <div>
                <input type="hidden" name={sharedRowField(row.lineId)} value="yes" />
                <ul className="text-sm">
                  {row.shares.map(({ value, name, percent, amount }) => (
                    <li key={value}>
                      {name} <span className="figures whitespace-nowrap text-ink-soft">{`${percent}% · ${amount}`}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <SelectField
                label={`Budget Center of ${row.title}`}
                isLabelHidden
                name={rowCenterField(row.lineId)}
                defaultValue={row.chosen}
                emptyLabel={hasNone ? NONE.label : row.chosen === '' ? 'Choose a budget center' : undefined}
                options={options}
              />
            )}
            {options.length > 1 && (
              <SplitFields
                row={row}
                options={options}
                formId={splitFormId(row.lineId)}
                refused={split?.lineId === row.lineId ? split : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function optionText({ name, left }: BudgetChoice): string {
  return left === undefined ? name : `${name} (${left})`;
}

function OtherPages({ pages }: { pages: number }) {
  const { pathname, search } = useLocation();
  const current = Number(new URLSearchParams(search).get(CENTERS_PAGE) ?? '1');
  return (
    <nav aria-label="Budget centers" className="flex flex-wrap gap-4">
      {[current - 1, current + 1]
        .filter((page) => page >= 1 && page <= pages)
        .map((page) => (
          <Link key={page} className="link inline-flex min-h-11 items-center" to={`${pathname}?${CENTERS_PAGE}=${page}`} preventScrollReset>
            {page < current ? 'Previous' : 'Next'} 100 budget centers
          </Link>
        ))}
    </nav>
  );
}
