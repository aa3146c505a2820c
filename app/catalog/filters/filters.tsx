import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation, useSubmit, type SubmitFunction } from 'react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { priceRangeText, rangeEnds } from '#domain/catalog/price-range.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/field-parts.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { paramsRead } from '#app/pages-for-many.ts';
import { filledParams, readListingRequest, TYPED_KEYS, withoutChoice, withoutChoices, type Sort } from '../listing-url.ts';
import type { ListingView, PriceProblem } from '../listing-view.ts';
import type { FacetView } from './facets-text.ts';

const FILTERS_FORM_ID = 'filters';
/** The first place among the filters: kept free for what is offered to its visitor alone, who gets it later than the page for many. */
export const OWN_FILTERS_ID = 'own-filters';
/** The place above the items that is kept free in the same way. */
export const OWN_NOTE_ID = 'own-note';
const PRICES_ID = 'filter-prices';
const SHEET_ID = 'filters-sheet';
/** So many values of a filter are shown at once; the others are folded. */
const SHOWN_VALUES = 8;
/** So many filters are open at first, and those of which something is chosen. */
const OPEN_GROUPS = 6;

const SORT_LABELS: readonly (readonly [Sort, string])[] = [
  ['bestselling', 'Best sellers'],
  ['price_asc', 'Price: low to high'],
  ['price_desc', 'Price: high to low'],
  ['discount', 'Biggest discount'],
  ['rating', 'Best rated'],
  ['newest', 'Newest'],
];

/** The address that is on its way, so that a choice shows at once, else the one that is here. */
function usePendingParams(): URLSearchParams {
  const { location: next } = useNavigation();
  const here = useLocation();
  return paramsRead(next?.pathname === here.pathname ? next : here);
}

/** Asks for the listing as the form stands now: each choice is a step of its own, to go back from. (decision 53) */
function applyForm(form: HTMLFormElement | null, submit: SubmitFunction): void {
  if (form === null) return;
  void submit(filledParams(new FormData(form)), {
    action: location.pathname,
    preventScrollReset: true,
    flushSync: true,
  }).then(() => {
    // What is left may end above the window.
    document.getElementById('results')?.scrollIntoView({ block: 'nearest' });
  });
}

/** The filters of a listing: beside it on wide windows, a sheet from below on others. A plain form where no scripts run. */
export function Filters({
  facets,
  total,
  priceProblem,
}: {
  facets: readonly FacetView[];
  /** How many items there are, in words. */ total: string;
  priceProblem: PriceProblem | undefined;
}) {
  const params = usePendingParams();
  const submit = useSubmit();
  const { query, isExact, layout } = readListingRequest(params);
  const { pathname } = useLocation();
  const typedRange = typedRangeOf(facets, params);
  const close = () => {
    document.getElementById(SHEET_ID)?.hidePopover();
  };
  return (
    <aside id={SHEET_ID} popover="auto" className="filters sheet" aria-label="Filters">
      <div className="filters-head">
        <h2>Filters</h2>
        <IconButton
          type="button"
          label="Close"
          icon={<X size={20} aria-hidden="true" />}
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
        />
      </div>
      <Form
        id={FILTERS_FORM_ID}
        method="get"
        action={pathname}
        className="filters-form"
        onSubmit={(event) => {
          event.preventDefault();
          applyForm(event.currentTarget, submit);
        }}
      >
        {query !== '' && <input type="hidden" name="query" value={query} />}
        {isExact && <input type="hidden" name="exact" value="true" />}
        {layout === 'list' && <input type="hidden" name="view" value="list" />}
        {chosenValues(params)
          .filter(([key, value]) => !isOffered(facets, key, value) && !(key === 'price' && value === typedRange))
          .map(([key, value]) => (
            <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
          ))}
        <div id={OWN_FILTERS_ID} />
        {facetGroups(facets).map((group, place) => (
          <FacetGroup key={group.label} group={group} params={params} isEarly={place < OPEN_GROUPS}>
            {group.label === 'Price' && <PriceFields params={params} range={typedRange} problem={priceProblem} />}
          </FacetGroup>
        ))}
        <div className="without-scripts py-3">
          <Button isWide look="secondary">
            Apply filters
          </Button>
        </div>
      </Form>
      <div className="filters-foot with-scripts">
        {chosenValues(params).length > 0 && (
          <Link className="chip" to={withoutChoices(params)} preventScrollReset onClick={close}>
            Clear all
          </Link>
        )}
        <Button type="button" isWide onClick={close}>
          Show {total} {total === '1' ? 'item' : 'items'}
        </Button>
      </div>
    </aside>
  );
}

type Choice = FacetView['values'][number] & { readonly key: string };
type FacetGroupView = { readonly label: string; readonly choices: readonly Choice[] };

/** Filters that are there or not stand together. */
const SWITCHES: readonly string[] = ['inStock', 'bopis', 'promo', 'onContract'];

function facetGroups(facets: readonly FacetView[]): FacetGroupView[] {
  const groups = Map.groupBy(facets, ({ key, label }) => (SWITCHES.includes(key) ? 'Show only' : label));
  return [...groups].map(([label, of]) => ({
    label,
    choices: of.flatMap(({ key, values }) => values.map((value) => ({ ...value, key }))),
  }));
}

function FacetGroup({
  group,
  params,
  isEarly,
  children,
}: {
  group: FacetGroupView;
  params: URLSearchParams;
  isEarly: boolean;
  children: ReactNode;
}) {
  const submit = useSubmit();
  const isChosen = ({ key, value }: Choice) => params.getAll(key).includes(value);
  const chosen = group.choices.filter(isChosen);
  const rest = group.choices.slice(SHOWN_VALUES);
  // As it was at first: what somebody opens or folds stays so, whatever they choose.
  const [[isOpen, isRestOpen]] = useState([isEarly || chosen.length > 0, rest.some(isChosen)]);
  const choices = group.choices.map((choice) => (
    <label key={`${choice.key} ${choice.value}`} className="choice facet-choice">
      <input
        type="checkbox"
        name={choice.key}
        value={choice.value}
        checked={isChosen(choice)}
        onChange={(event) => {
          applyForm(event.currentTarget.form, submit);
        }}
      />
      <span className="choice-text">{choice.label}</span>
      <span className="figures text-sm text-ink-faint">{choice.count}</span>
    </label>
  ));
  if (choices.length === 0 && children === false) return null;
  return (
    <details className="disclosure facet" open={isOpen}>
      <summary>
        {group.label}
        <span>{chosen.map(({ label }) => label).join(', ')}</span>
      </summary>
      <fieldset aria-label={group.label}>
        {choices.slice(0, SHOWN_VALUES)}
        {rest.length > 0 && (
          <Disclosure summary={`${rest.length} more`} isOpen={isRestOpen}>
            {choices.slice(SHOWN_VALUES)}
          </Disclosure>
        )}
        {children}
      </fieldset>
    </details>
  );
}

/** Whether a value is among those that can be chosen now. */
function isOffered(facets: readonly FacetView[], key: string, value: string): boolean {
  return facets.some((facet) => facet.key === key && facet.values.some((one) => one.value === value));
}

/** The chosen range that is none of those offered: it stands in the fields, where there are any. */
function typedRangeOf(facets: readonly FacetView[], params: URLSearchParams): string | undefined {
  if (!facets.some(({ key }) => key === 'price')) return undefined;
  return readListingRequest(params).chosen.price.find((value) => !isOffered(facets, 'price', value));
}

/**
 * From what price to what price, typed: sent with all else that is chosen, in place of any price that was. The server reads it, and says what is
 * wrong with it.
 */
function PriceFields({
  params,
  range,
  problem,
}: {
  params: URLSearchParams;
  range: string | undefined;
  problem: PriceProblem | undefined;
}) {
  const { typed } = readListingRequest(params);
  const [min = '', max = ''] = typed === undefined ? rangeEnds(range ?? '') : [typed.min, typed.max];
  const alert = useRef<HTMLDivElement>(null);
  const told = problem?.problem;
  useEffect(() => {
    // In a sheet it may be below what is in sight.
    if (told !== undefined) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  return (
    <>
      <div key={`${min}-${max}`} className="price-fields">
        {(
          [
            ['Min', 'min', min],
            ['Max', 'max', max],
          ] as const
        ).map(([label, at, typed], index) => (
          <label key={at}>
            {label}
            <input
              className="input"
              name={TYPED_KEYS[index]}
              inputMode="decimal"
              defaultValue={typed}
              aria-invalid={problem?.at === at || undefined}
              aria-describedby={problem?.at === at ? `${PRICES_ID}-error` : undefined}
            />
          </label>
        ))}
        <Button look="secondary" aria-label="Go: show these prices">
          Go
        </Button>
      </div>
      <div ref={alert} role="alert">
        {told !== undefined && <FieldError id={PRICES_ID} error={told} />}
      </div>
    </>
  );
}

/** Opens the sheet where the filters do not stand beside the items. */
export function FiltersButton({ params }: { params: URLSearchParams }) {
  const count = chosenValues(params).length;
  return (
    <button type="button" className="button button-secondary filters-button" popoverTarget={SHEET_ID}>
      <SlidersHorizontal size={18} aria-hidden="true" />
      Filters{count > 0 && ` (${count})`}
    </button>
  );
}

export function SortField({ usualOrder }: { usualOrder: string }) {
  const submit = useSubmit();
  const { sort = '' } = readListingRequest(usePendingParams());
  return (
    <label className="sort-field">
      <span>Sort by</span>
      <select
        form={FILTERS_FORM_ID}
        name="sort"
        className="input"
        value={sort}
        onChange={(event) => {
          applyForm(event.currentTarget.form, submit);
        }}
      >
        <option value="">{usualOrder}</option>
        {SORT_LABELS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className="button button-secondary without-scripts" form={FILTERS_FORM_ID}>
        Sort
      </button>
    </label>
  );
}

/** What means nothing to some who look: it is offered to the others alone. */
const FOR_SOME: readonly string[] = ['price', 'promo', 'bopis', 'onContract'];

/** What was chosen, each to be taken away again. */
export function ChosenFilters({
  params,
  facets,
  without,
  onNone,
}: {
  params: URLSearchParams;
  facets: readonly FacetView[];
  /** How many items there would be without each, where there are none with all. */ without?: ListingView['without'];
  /** Called when the last of it is taken away, and this with it. */ onNone: () => void;
}) {
  const chosen = chosenValues(params)
    .map((choice, place) => [...choice, without?.[place]] as const)
    .filter(([key]) => !FOR_SOME.includes(key) || facets.some((facet) => facet.key === key));
  if (chosen.length === 0) return null;
  const labelOf = (key: string, value: string) =>
    facets.flatMap((facet) => (facet.key === key ? facet.values : [])).find((one) => one.value === value)?.label ?? choiceText(key, value);
  return (
    <ul className="chips mb-4">
      {/* By their places: the element that was pressed becomes the next one, and keeps the focus. */}
      {chosen.map(([key, value, count], index) => (
        <li key={index}>
          <Link
            className="chip"
            to={withoutChoice(params, key, value)}
            preventScrollReset
            onClick={chosen.length > 1 && without === undefined ? undefined : onNone}
          >
            <span className="hearable">Remove filter: </span>
            {labelOf(key, value)}
            <X size={16} aria-hidden="true" />
            {count != null && <span className="figures">{itemsText(count)}</span>}
          </Link>
        </li>
      ))}
      <li key={chosen.length}>
        <Link className="chip border-transparent text-brand" to={withoutChoices(params)} preventScrollReset onClick={onNone}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** What was chosen though nothing is left of it. */
function choiceText(key: string, value: string): string {
  if (key === 'price') return priceRangeText(value);
  return key === 'attribute' ? value.slice(value.indexOf(':') + 1) : (CHOICES[key] ?? value);
}

const CHOICES: Readonly<Record<string, string>> = {
  inStock: 'In stock',
  bopis: 'Pick up today',
  promo: 'On sale',
  onContract: 'On contract',
  fits: 'Fits my printers',
};

function chosenValues(params: URLSearchParams): [string, string][] {
  return Object.entries(readListingRequest(params).chosen).flatMap(([key, values]) =>
    values.map((value): [string, string] => [key, value]),
  );
}
