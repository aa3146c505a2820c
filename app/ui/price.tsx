import { classNames } from './class-names.ts';

export type PriceProps = {
  /** The price as shown: '$46.99', 'Price N/A'. */
  now: string;
  /** What it cost before, as shown; only where that is true. The price is marked as an offer then. */
  was?: string | undefined;
  /** What that saves, as shown: 'Save $4.50 (18%)'. */
  save?: string | undefined;
  /** What others pay who have not agreed on a price, as shown. */
  list?: string | undefined;
  /** What members pay, as shown. */
  member?: string | undefined;
  /** The price of one piece, as shown: '$0.39 / pen'. */
  unit?: string | undefined;
  /** What is to be paid for each one besides, as shown: '+ $1.50 courier surcharge'. */
  fee?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** A price in figures that line up. All texts are ready to be shown: no money is formatted here. */
export function Price({ now, was, save, list, member, unit, fee, size = 'medium' }: PriceProps) {
  return (
    <p className={classNames('price', was !== undefined && 'price-offer', size !== 'medium' && `price-${size}`)}>
      <span className="price-now">{now}</span>
      {was !== undefined && (
        <s className="price-was">
          <span className="hearable">Was </span>
          {was}
        </s>
      )}
      {save !== undefined && <span className="price-save">{save}</span>}
      {list !== undefined && <span className="price-list">List {list}</span>}
      {unit !== undefined && <span className="price-unit">{unit}</span>}
      {fee !== undefined && <span className="price-fee">{fee}</span>}
      {member !== undefined && <span className="price-member">{member} for members</span>}
    </p>
  );
}
