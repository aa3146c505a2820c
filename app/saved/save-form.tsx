import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { askSavedAction, useBusyIntent } from './saved-busy.ts';

/** Sets a row of the cart aside, with its plans and services. */
export function SaveForm({ lineId, title }: { lineId: string; title: string }) {
  const { pathname } = useLocation();
  const isBusy = useBusyIntent(lineId) !== undefined;
  return (
    <form method="post" action={pathname} className="save-form" onSubmit={save}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <Button look="quiet" size="small" isBusy={isBusy} aria-label={`Save for later: ${title}`}>
        Save for later
      </Button>
    </form>
  );
}

function save(event: FormEvent<HTMLFormElement>): void {
  if (askSavedAction(new FormData(event.currentTarget))) event.preventDefault();
}
