import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import { NOT_ON_CONTRACT, PREFERS_CONTRACT, type ContractNote } from '#app/catalog/contract/contract-note.ts';
import { ContractSwap } from './contract-swap.tsx';
import { RemoveForm } from './remove-form.tsx';
import { rowElementId } from '#app/local-cart/gone-rows.ts';
import type { ReplacementNote } from './row-replacement.ts';
import type { LargerPack, SurchargeNote } from './row-surcharge.ts';
import type { RowView } from './row-view.ts';

type NotesProps = { row: RowView; busy: readonly CartIntent[] };

/** What is to be known of a row, each with what can be done about it. Nothing where there is nothing. */
export function RowNotes({ row, busy }: NotesProps) {
  const { replacement, surcharge, delivery, similar, contract, linkedLineIds } = row;
  const hasNotes =
    replacement !== undefined ||
    surcharge !== undefined ||
    delivery.better !== undefined ||
    similar !== undefined ||
    contract !== undefined ||
    linkedLineIds.length > 0;
  if (!hasNotes) return null;
  return (
    <div className="cart-notes">
      {replacement !== undefined && <Replacement row={row} note={replacement} busy={busy} />}
      {surcharge !== undefined && <Surcharge row={row} note={surcharge} busy={busy} />}
      {delivery.better !== undefined && <BetterWay row={row} busy={busy} />}
      {contract !== undefined && <Contract row={row} note={contract} busy={busy} />}
      {similar !== undefined && <Similar row={row} busy={busy} />}
      {linkedLineIds.length > 0 && <Linked row={row} />}
    </div>
  );
}

function Note({ icon, children, tone }: { icon: ReactNode; children: ReactNode; tone?: 'ask' | undefined }) {
  return (
    <div className="cart-note" data-tone={tone}>
      {icon}
      <div className="cart-note-body">{children}</div>
    </div>
  );
}

function Replacement({ row, note, busy }: NotesProps & { note: ReplacementNote }) {
  const { lineId, title } = row;
  if (!note.isAsked)
    return (
      <Note icon={<ArrowRightLeft size={18} aria-hidden="true" />}>
        <p>
          In place of <b>{note.origName}</b> <Badge>Discontinued</Badge>
        </p>
      </Note>
    );
  return (
    <Note icon={<ArrowRightLeft size={18} aria-hidden="true" />} tone="ask">
      <p className="cart-note-title">Replacement item</p>
      <p>{note.text}</p>
      <dl className="cart-compare">
        <div>
          <dt>
            {note.origName} <Badge>Discontinued</Badge>
          </dt>
          <dd>{note.origPrice}</dd>
        </div>
        <div>
          <dt>{title}</dt>
          <dd>
            {note.nowPrice}
            {note.isDearer && <span className="hearable"> It costs more.</span>}
          </dd>
        </div>
      </dl>
      <div className="cart-note-actions">
        <CartForm intent="keep" fields={{ cartItemId: lineId }}>
          <Button look="secondary" size="small" isBusy={busy.includes('keep')} aria-label={`Keep replacement: ${title}`}>
            Keep replacement
          </Button>
        </CartForm>
        <RemoveForm lineId={lineId} title={`${title}, the replacement`} isBusy={busy.includes('remove')} />
        <CartForm intent="opt-out" fields={{ place: lineId, value: 'true' }}>
          <Button look="quiet" size="small" isBusy={busy.includes('opt-out')}>
            Do not show replacements for 30 days
          </Button>
        </CartForm>
      </div>
    </Note>
  );
}

function Surcharge({ row, note, busy }: NotesProps & { note: SurchargeNote }) {
  if (note.kind === 'COVERED')
    return (
      <Note icon={<Truck size={18} aria-hidden="true" />}>
        <p>
          No courier surcharge: it ships in packs of {note.factor}, so the quantity goes up by {note.factor}.
        </p>
      </Note>
    );
  const { pack } = note;
  return (
    <Note icon={<Truck size={18} aria-hidden="true" />}>
      <p>
        Courier surcharge: <b className="figures">{note.perPiece}</b> each, <b className="figures">{note.total}</b> in all.
      </p>
      {pack !== undefined && (
        <CartForm
          intent="swap"
          fields={{
            cartItemId: row.lineId,
            itemId: row.itemId,
            qty: String(pack.qty),
            deliveryType: 'STA',
            pickupStoreNumber: '',
            surchargeAltItemId: pack.altItemId,
          }}
        >
          <Button look="secondary" size="small" isBusy={busy.includes('swap')}>
            {packText(pack)}
          </Button>
        </CartForm>
      )}
    </Note>
  );
}

function packText({ qty, factor, price }: LargerPack): string {
  const packs = qty / factor;
  return `Switch to ${packs === 1 ? 'a pack' : `${packs} packs`} of ${factor} for ${price}, no surcharge`;
}

function BetterWay({ row: { lineId, title, delivery }, busy }: NotesProps) {
  const { better } = delivery;
  if (better === undefined) return null;
  return (
    <Note icon={<Truck size={18} aria-hidden="true" />} tone="ask">
      <p>{better.text}</p>
      <CartForm
        intent="delivery"
        fields={{
          cartItemId: lineId,
          deliveryType: better.deliveryType,
          levelOfService: better.level,
          pickupStoreNumber: better.storeNumber,
        }}
      >
        <Button look="secondary" size="small" isBusy={busy.includes('delivery')} aria-label={`Switch ${title}: ${better.label}`}>
          Switch
        </Button>
      </CartForm>
    </Note>
  );
}

function Contract({ row, note: { isWarned, instead }, busy }: NotesProps & { note: ContractNote }) {
  return (
    <Note icon={<FileText size={18} aria-hidden="true" />} tone={isWarned ? 'ask' : undefined}>
      {isWarned && (
        <p className="cart-note-title">
          {NOT_ON_CONTRACT}. {PREFERS_CONTRACT}
        </p>
      )}
      {instead !== undefined && <ContractSwap row={row} instead={instead} busy={busy} />}
    </Note>
  );
}

function Similar({ row: { lineId, qty, title, similar }, busy }: NotesProps) {
  if (similar === undefined) return null;
  return (
    <Note icon={<ArrowRightLeft size={18} aria-hidden="true" />}>
      <p>
        There are not many left.{' '}
        <a className="link" href={similar.url}>
          {similar.title}
        </a>{' '}
        does the same for <b className="figures">{similar.price}</b>.
      </p>
      <CartForm
        intent="swap"
        fields={{ cartItemId: lineId, itemId: similar.itemId, qty: String(qty), deliveryType: 'STA', pickupStoreNumber: '' }}
      >
        <Button
          look="secondary"
          size="small"
          isBusy={busy.includes('swap')}
          aria-label={`Switch to this: ${similar.title} instead of ${title}`}
        >
          Switch to this
        </Button>
      </CartForm>
    </Note>
  );
}

function Linked({ row: { linkedLineIds } }: { row: RowView }) {
  return (
    <Note icon={<Link2 size={18} aria-hidden="true" />}>
      <p>
        Same item, delivered another way:{' '}
        {linkedLineIds.map((lineId, index) => (
          <span key={lineId}>
            {index > 0 && ', '}
            <a className="link" href={`#${rowElementId(lineId)}`}>
              {linkedLineIds.length === 1 ? 'see it' : `see part ${index + 1}`}
            </a>
          </span>
        ))}
      </p>
    </Note>
  );
}
