import { useEffect, useRef, useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { FormError } from '#app/api/form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/progress/spinner.tsx';
import { showToast } from '#app/ui/toast-queue.ts';
import { ListFields } from '../list-fields.tsx';
import { askForLists, sendToList } from './ask-lists.ts';
import { putText, type ListsToChoose, type Put } from './put-on-list.ts';
import { undoFields } from './undo-fields.tsx';
import { moveInMenu, useListMenu } from './use-list-menu.ts';
import './list-menu.css';

type Props = { readonly href: string; readonly onClose: () => void };

/**
 * The lists that something can be put on, beside what was pressed: opened by a key, chosen with the next one. What came of it is told at the edge of the page, with the way back. Who has not
 * signed in, and whoever cannot be answered, is led to the page of the link.
 */
export default function ListMenu({ href, onClose }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<ListsToChoose>();
  const [isMaking, setIsMaking] = useState(false);
  /** The id of the list that something is being put on; empty: one that is made for it. */
  const [busy, setBusy] = useState<string>();
  const [errors, setErrors] = useState<readonly FormError[]>(NO_ERRORS);
  const close = useListMenu(box, href, onClose);
  useEffect(() => {
    let isWanted = true;
    void askForLists(href).then((found) => {
      if (found === undefined) location.assign(href);
      else if (isWanted) setChoice(found);
    });
    return () => {
      isWanted = false;
    };
  }, [href]);
  const makes = isMaking || choice?.lists.length === 0;
  const isThere = choice !== undefined;
  useEffect(() => {
    if (isThere) box.current?.querySelector<HTMLElement>(makes ? 'input' : '[role=menuitem]')?.focus();
  }, [isThere, makes]);
  const put = async (fields: { readonly listId: string } | { readonly name: string }) => {
    if (busy !== undefined) return;
    setBusy('listId' in fields ? fields.listId : '');
    const answer = await sendToList(href, Object.entries(fields));
    setBusy(undefined);
    setErrors(answer.errors);
    if (answer.put === undefined) return;
    tell(answer.put, href);
    close();
  };
  const unplaced = errors.filter(({ field }) => field === undefined);
  return (
    <div ref={box} className="list-menu" popover="manual" role="dialog" aria-label="Add to a list" tabIndex={-1}>
      <p className="list-menu-title">Add to a list</p>
      {unplaced.map(({ message }) => (
        <p key={message} role="alert" className="list-menu-problem">
          {message}
        </p>
      ))}
      {choice === undefined && (
        <p role="status" className="list-menu-wait">
          <Spinner size="sm" /> Getting your lists…
        </p>
      )}
      {choice !== undefined && makes && (
        <NewList
          name={choice.firstName}
          errors={errors}
          isBusy={busy !== undefined}
          onName={(name) => {
            void put({ name });
          }}
        />
      )}
      {choice !== undefined && !makes && (
        <Items
          choice={choice}
          busy={busy}
          onChoose={(listId) => {
            void put({ listId });
          }}
          onNew={() => {
            setIsMaking(true);
          }}
        />
      )}
    </div>
  );
}

type ItemsProps = {
  readonly choice: ListsToChoose;
  readonly busy: string | undefined;
  readonly onChoose: (listId: string) => void;
  readonly onNew: () => void;
};

function Items({ choice: { lists, isFull }, busy, onChoose, onNew }: ItemsProps) {
  return (
    <div role="menu" aria-label="Your lists" className="list-menu-items" onKeyDown={moveInMenu}>
      {lists.map(({ id, name, has, favorite }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={busy !== undefined || undefined}
          onClick={() => {
            onChoose(id);
          }}
        >
          <span className="wrap-anywhere">
            {favorite && '★ '}
            {name}
          </span>
          {busy === id && <Spinner size="sm" />}
          {busy !== id && has > 0 && <span className="list-menu-has">{has.toLocaleString('en-US')} there</span>}
        </button>
      ))}
      {!isFull && (
        <button type="button" role="menuitem" tabIndex={-1} className="list-menu-new" onClick={onNew}>
          <Plus size={16} aria-hidden="true" /> New list
        </button>
      )}
    </div>
  );
}

type NewListProps = {
  readonly name: string;
  readonly errors: readonly FormError[];
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
};

/** Makes a list of one's own: whom else it is for is said on its page. */
function NewList({ name, errors, isBusy, onName }: NewListProps) {
  return (
    <form
      className="list-menu-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('name');
        onName(typeof typed === 'string' ? typed : '');
      }}
    >
      <ListFields levels={ONLY_OWN} errors={errors} name={name} />
      <Button size="small" isBusy={isBusy}>
        Create list and add
      </Button>
    </form>
  );
}

const ONLY_OWN = ['PERSONAL'] as const;
const NO_ERRORS: readonly FormError[] = [];

/** Says what was put where, and takes it back when that is pressed. The menu has gone by then. */
function tell(put: Put, href: string): void {
  const onPress = async () => {
    const { undone, errors } = await sendToList(href, undoFields(put));
    if (undone === undefined) showToast({ text: errors[0]?.message ?? '', tone: 'failure' });
    else showToast({ text: undone });
  };
  showToast({
    text: putText(put),
    action: {
      label: 'Undo',
      onPress: () => {
        void onPress();
      },
    },
  });
}
