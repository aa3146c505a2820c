import { Link } from 'react-router';
import { CHOSEN, listQtyField } from '#app/lists/list-form.ts';
import { PersonalLines } from '#app/personalization/personal-lines.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { AgainAnswer } from './add-again.server.ts';
import type { AgainRow } from './again-rows.ts';

type Props = {
  readonly rows: readonly AgainRow[];
  /** What was chosen and typed before something was refused. */
  readonly answered: Pick<AgainAnswer, 'chosen' | 'typed'> | undefined;
  /** Everything that can be added is chosen to begin with. */
  readonly isAllChosen: boolean;
};

/** What was bought before, row by row: chosen or not, how many, and what is different since. */
export function AgainList({ rows, answered, isAllChosen }: Props) {
  return (
    <ul className="list-rows border-t border-line">
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          isChosen={answered === undefined ? isAllChosen : answered.chosen.includes(row.key)}
          qty={answered?.typed[row.key]}
        />
      ))}
    </ul>
  );
}

function Row({ row, isChosen, qty }: { readonly row: AgainRow; readonly isChosen: boolean; readonly qty: string | undefined }) {
  const { key, itemId, title, url, picture, price, about, personal, changes, adds, asks } = row;
  return (
    <li className="list-row">
      <label className="list-row-check">
        <input type="checkbox" name={CHOSEN} value={key} defaultChecked={isChosen && adds !== undefined} disabled={adds === undefined} />
        <span className="hearable">Select {title}</span>
      </label>
      {picture === undefined ? <span /> : <Picture picture={picture} widths={[160]} isDecorative className="order-item-picture" />}
      <div className="min-w-0">
        {url === undefined ? (
          <span className="font-medium">{title}</span>
        ) : (
          <Link className="link font-medium" to={url}>
            {title}
          </Link>
        )}
        <p className="figures text-sm text-ink-faint">Item {itemId}</p>
        {about !== undefined && <p className="figures text-sm text-ink-soft">{about}</p>}
        <PersonalLines lines={personal} />
        {changes.map(({ text, url: to, isBetter }) => (
          <p key={text} className={`figures text-sm font-medium ${isBetter ? 'text-success' : 'text-warning'}`}>
            {to === undefined ? (
              text
            ) : (
              <Link className="link" to={to}>
                {text}
              </Link>
            )}
          </p>
        ))}
        {asks && url !== undefined && (
          <p className="text-sm">
            <Link className="link" to={url}>
              Choose options<span className="hearable"> of {title}</span>
            </Link>
          </p>
        )}
      </div>
      <p className="list-row-price figures">{price}</p>
      <div className="list-row-qty">
        {adds !== undefined && (
          <QuantityStepper name={listQtyField(key)} label={`Quantity of ${title}`} defaultValue={quantityOf(qty, row.qty)} />
        )}
      </div>
    </li>
  );
}

/** What was typed, where it is a number: else what there was. */
function quantityOf(typed: string | undefined, qty: number): number {
  return typed !== undefined && /^\d{1,4}$/.test(typed) ? Number(typed) : qty;
}
