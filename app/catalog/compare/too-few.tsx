import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';
import type { MenuDepartment } from '#app/shell/menu-text.ts';
import { DepartmentChips } from '#app/shell/department-chips.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { AddByNumber, type AddItemProps } from './add-item.tsx';
import { clearedPath, compareAgainPath } from './compare-steps.ts';
import type { ComparedItem } from './compare-view.ts';

/** One item: what it is, and where the others of its kind are. */
export function OneItem({ item, shelf, onPick, onClear, ...add }: AddItemProps & { item: ComparedItem; onClear: () => void }) {
  const { itemId, title, url, image, price, was, save, list, member, unit, fee } = item;
  return (
    <section className="compare-one" aria-label="What is chosen so far">
      <div className="compare-one-item">
        <Picture picture={image} widths={[400]} isDecorative isEager />
        <div>
          <Link className="compare-one-name" to={url}>
            {title}
          </Link>
          <Price now={price} was={was} save={save} list={list} member={member} unit={unit} fee={fee} />
          <Link className="compare-remove" to={clearedPath([itemId], add.from)} onClick={onClear}>
            <X size={18} aria-hidden="true" />
            Remove<span className="hearable"> {title}</span>
          </Link>
        </div>
      </div>
      <div className="compare-one-next">
        <p>Compare it with at least one more.</p>
        <LinkButton to={shelf === undefined ? PATHS.home : categoryPath(shelf.id)} onClick={onPick}>
          {shelf === undefined ? 'Keep shopping' : `Pick another from ${shelf.name}`}
        </LinkButton>
        <AddByNumber {...add} label="Or by item number" />
      </div>
    </section>
  );
}

/** Nothing: how it is done, ways to begin, and the way back to what was there before it was cleared. */
export function NoItems({
  cleared,
  departments,
  onUndo,
  ...add
}: Omit<AddItemProps, 'shelf' | 'onPick' | 'itemIds'> & {
  cleared: readonly string[];
  departments: readonly MenuDepartment[];
  onUndo: () => void;
}) {
  return (
    <>
      {cleared.length > 0 && (
        <p className="compare-cleared">
          {cleared.length === 1 ? 'The item was removed.' : `All ${cleared.length} items were removed.`}{' '}
          <Link className="link" to={compareAgainPath(cleared, add.from)} onClick={onUndo}>
            Undo
          </Link>
        </p>
      )}
      <EmptyState title="Put two to four items side by side" actions={<AddByNumber {...add} itemIds={[]} label="Item number" />}>
        Check “Compare” on any item in a category or search results, or type an item number here.
      </EmptyState>
      <h2 className="mt-8 mb-4">Find items to compare</h2>
      <DepartmentChips departments={departments} />
    </>
  );
}

/** A button that prints the page. */
export function PrintButton() {
  return (
    <Button
      type="button"
      look="quiet"
      className="with-scripts"
      onClick={() => {
        window.print();
      }}
    >
      Print
    </Button>
  );
}
