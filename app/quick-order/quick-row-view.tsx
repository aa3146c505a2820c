import { memo } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import type { QuickItem, QuickRow } from '#contracts/quick-order/quick-order.ts';
import { LONGEST_QUANTITY, LONGEST_QUICK_ROW } from '#domain/quick-order/limits.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { costOf } from '#app/catalog/tiles/cost-of.ts';
import { choiceField, insteadField } from './quick-order-paths.ts';
import { Spinner } from '#app/ui/progress/spinner.tsx';
import { asksWhich, canHave, isBlank, isStale, type FormRow } from './quick-rows.ts';

/** What a row tells the page, where scripts run. */
export type RowEvents = {
  readonly onEdit: (key: string, field: 'text' | 'qty', value: string) => void;
  readonly onChoose: (key: string, item: QuickItem) => void;
  readonly onQty: (key: string, qty: number) => void;
  readonly onRemove: (key: string) => void;
};

type Props = {
  readonly row: FormRow;
  readonly at: number;
  readonly isBusy: boolean;
  /** How many of its item all rows want that have it, where these are several. */
  readonly together: number | undefined;
  readonly events: RowEvents;
};

const STATUS = { MATCHED: 'Ready', AMBIGUOUS: 'Choose one', REFUSED: 'Can’t be added' } as const;

/** A row of a quick order: its two fields, and what they mean. A thousand of them may stand on a page: each is drawn again only when it changes. It is no `li`: a rule of the header makes browsers look at each of those again with every letter. */
export const QuickRowView = memo(({ row, at, isBusy, together, events }: Props) => {
  const { key, text, qty, unit, itemId, answer } = row;
  const number = at + 1;
  const isWrong = answer?.status === 'REFUSED' || row.missed !== undefined;
  const isQtyWrong = answer?.reason?.code === 'QUANTITY';
  const aboutId = `quick-about-${key}`;
  return (
    <div role="listitem" className="quick-row" id={`row-${key}`} data-row={key}>
      <span className="quick-row-number figures" aria-hidden="true">
        {number}
      </span>
      <input
        type="text"
        name="text"
        className="input quick-text"
        aria-label={`Row ${number}: item number or name`}
        aria-invalid={(isWrong && !isQtyWrong) || undefined}
        aria-describedby={answer === undefined && row.missed === undefined ? undefined : aboutId}
        value={text}
        maxLength={LONGEST_QUICK_ROW}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => events.onEdit(key, 'text', target.value)}
      />
      <input
        type="text"
        name="qty"
        inputMode="numeric"
        className="input quick-qty figures"
        aria-label={`Row ${number}: quantity`}
        aria-invalid={isQtyWrong || undefined}
        aria-describedby={isQtyWrong ? aboutId : undefined}
        value={qty}
        maxLength={LONGEST_QUANTITY}
        autoComplete="off"
        placeholder="1"
        onChange={({ target }) => events.onEdit(key, 'qty', target.value)}
      />
      <input type="hidden" name="unit" value={unit} />
      <input type="hidden" name="said" value={answer === undefined ? '' : text} />
      <input type="hidden" name="itemId" value={itemId} />
      <div className="quick-about" id={aboutId}>
        {isBusy && (
          <span className="quick-status">
            <Spinner size="sm" /> Looking it up…
          </span>
        )}
        {!isBusy && answer !== undefined && <Meaning row={row} answer={answer} at={at} together={together} events={events} />}
      </div>
      {!isBlank(row) && (
        <Button
          look="quiet"
          size="small"
          name="remove"
          value={at}
          aria-label={`Remove row ${number}`}
          onClick={(event) => {
            event.preventDefault();
            events.onRemove(key);
          }}
        >
          Remove
        </Button>
      )}
    </div>
  );
});
QuickRowView.displayName = 'QuickRowView';

function Meaning({ row, answer, at, together, events }: Omit<Props, 'isBusy'> & { answer: QuickRow }) {
  const { status, reason, note, item, choices, typed, qty } = answer;
  const isOld = isStale(row);
  const isReady = status === 'MATCHED' && row.missed === undefined && !isOld;
  const Icon = isReady ? CircleCheck : CircleAlert;
  const said = typed.replaceAll(/[\s,;|]+/g, ' ').trim();
  const isElsewhere = said !== '' && ![row.text, `${row.qty} ${row.text}`, `${row.text} ${row.qty}`].includes(said);
  return (
    <>
      {item !== null && (
        <div className="quick-item">
          <Picture picture={item.image} widths={[160]} isDecorative className="quick-picture" />
          <div className="min-w-0">
            <Link className="link quick-title" to={item.url}>
              {item.title}
            </Link>
            <p className="text-sm text-ink-soft figures">{factsOf(item)}</p>
          </div>
          <Cost item={item} qty={status === 'MATCHED' && qty !== null && !isOld ? canHave(item, qty) : null} />
        </div>
      )}
      {!isOld && (
        <p className={`quick-status ${isReady ? 'quick-ready' : status === 'AMBIGUOUS' ? 'quick-choose' : 'quick-wrong'}`}>
          <Icon size={16} aria-hidden="true" />
          <span>
            <b>{row.missed === undefined ? STATUS[status] : STATUS.REFUSED}</b>
            {(row.missed ?? reason?.text ?? note ?? foundText(answer))
              ? `: ${row.missed ?? reason?.text ?? note ?? foundText(answer) ?? ''}`
              : ''}
          </span>
        </p>
      )}
      {isReady && item !== null && <Units item={item} at={at} onQty={(count) => events.onQty(row.key, count)} />}
      {isReady && item !== null && qty !== null && <Fewer item={item} qty={qty} />}
      {isReady && together !== undefined && (
        <p className="quick-note">
          Other rows want this, too. Together they’ll be one row of {together.toLocaleString('en-US')} in your cart.
        </p>
      )}
      {choices.length > 0 && <Choices row={row} at={at} choices={choices} onChoose={(one) => events.onChoose(row.key, one)} />}
      {isElsewhere && <p className="quick-typed">You wrote: {typed}</p>}
    </>
  );
}

/** Where not as many can be had as are wanted. */
function Fewer({ item, qty }: { item: QuickItem; qty: number }) {
  const most = canHave(item, qty);
  if (most === qty) return null;
  const why =
    most === item.mostPerOrder ? `One order may have up to ${most.toLocaleString('en-US')}` : `Only ${most.toLocaleString('en-US')} left`;
  return (
    <p className="quick-note">
      {why}: we’ll add {most.toLocaleString('en-US')} of {qty.toLocaleString('en-US')}.
    </p>
  );
}

function factsOf({ itemId, units, customerSku, onContract, deliveryText }: QuickItem): string {
  const own = customerSku === null ? [] : [`yours: ${customerSku}`];
  return [`Item ${itemId}`, ...own, units, ...(onContract ? ['on contract'] : []), ...(deliveryText === null ? [] : [deliveryText])].join(
    ' · ',
  );
}

const FOUND: Partial<Record<NonNullable<QuickRow['foundBy']>, string>> = {
  ALIAS: 'chosen for this before',
  OWN_NUMBER: 'by your number',
  BARCODE: 'by its bar code',
  MAKER_NUMBER: 'by the manufacturer’s number',
  NAME: 'by its name',
};

function foundText({ status, foundBy, choices }: QuickRow): string | undefined {
  if (status === 'AMBIGUOUS') return `${choices.length} items may be meant.`;
  return foundBy === null ? undefined : FOUND[foundBy];
}

function Cost({ item, qty }: { item: QuickItem; qty: number | null }) {
  const cost = qty === null ? undefined : costOf(item, qty);
  return (
    <p className="quick-cost figures">
      {item.priceValue === null ? item.price : cost === undefined ? item.price : formatPrice(cost)}
      {cost !== undefined && qty !== null && qty > 1 && <span className="quick-each">{formatPrice(Math.round(cost / qty))} each</span>}
    </p>
  );
}

/** Where another unit was said than the item is sold by. Nothing is changed unless they say so. */
function Units({ item: { unitText, unitQty }, at, onQty }: { item: QuickItem; at: number; onQty: (qty: number) => void }) {
  if (unitText === null) return null;
  return (
    <p className="quick-note">
      {unitText}{' '}
      {unitQty !== null && (
        <Button
          look="quiet"
          size="small"
          name="make"
          value={`${at}:${unitQty}`}
          onClick={(event) => {
            event.preventDefault();
            onQty(unitQty);
          }}
        >
          Make it {unitQty.toLocaleString('en-US')}
        </Button>
      )}
    </p>
  );
}

type ChoicesProps = {
  readonly row: FormRow;
  readonly at: number;
  readonly choices: readonly QuickItem[];
  readonly onChoose: (item: QuickItem) => void;
};

function Choices({ row, at, choices, onChoose }: ChoicesProps) {
  const isWhich = row.answer !== undefined && asksWhich(row.answer);
  return (
    <fieldset className="quick-choices">
      <legend>{isWhich ? `Which one is “${row.text}”?` : 'You could have this instead:'}</legend>
      {choices.map((item) => (
        <label key={item.itemId} className="quick-choice">
          <input
            type="radio"
            name={isWhich ? choiceField(at) : insteadField(at)}
            value={item.itemId}
            checked={row.itemId === item.itemId}
            onChange={() => onChoose(item)}
          />
          <Picture picture={item.image} widths={[160]} isDecorative className="quick-picture" />
          <span className="min-w-0">
            <span className="block">{item.title}</span>
            <span className="block text-sm text-ink-soft figures">{factsOf(item)}</span>
            {item.unitText !== null && <span className="block text-sm text-ink-soft">{item.unitText}</span>}
          </span>
          <span className="quick-cost figures">{item.price}</span>
        </label>
      ))}
    </fieldset>
  );
}
