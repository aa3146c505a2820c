import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { NOT_ON_CONTRACT, PREFERS_CONTRACT, type ContractNote } from './contract-note.ts';
import { AddButton } from '../tiles/add-button.tsx';
import { ADD_PATH, addFromForm } from '../tiles/add-requests.ts';

/** What the contract of who looks has instead of an item, with one press to take as many of it. @param qty as many as stand in the form */
export function OnContract({ note, title, qty }: { note: ContractNote | undefined; title: string; qty: number }) {
  if (note === undefined) return null;
  const { isWarned, instead } = note;
  return (
    <section className="on-contract" aria-label={instead === undefined ? NOT_ON_CONTRACT : 'On your contract'}>
      {isWarned && (
        <p className="on-contract-warning">
          <TriangleAlert size={18} aria-hidden="true" />
          <span>
            <b>{NOT_ON_CONTRACT}.</b> {PREFERS_CONTRACT}
          </span>
        </p>
      )}
      {instead !== undefined && (
        <ul className="small-tiles">
          <li>
            <Picture picture={instead.image} widths={[160]} isDecorative className="small-tile-picture" />
            <div>
              <p className="on-contract-what figures">
                On your contract: {instead.price}
                {instead.saving !== undefined && <span className="on-contract-saving">, {instead.saving}</span>}
              </p>
              <a className="small-tile-name" href={instead.url} title={instead.title}>
                {instead.title}
              </a>
            </div>
            <form method="post" action={ADD_PATH} onSubmit={addFromForm}>
              <input type="hidden" name="itemId" value={instead.itemId} />
              <input type="hidden" name="qty" value={qty} />
              <AddButton itemId={instead.itemId} text="Add this instead" look="secondary" name={`${instead.title}, instead of ${title}`} />
            </form>
          </li>
        </ul>
      )}
    </section>
  );
}
