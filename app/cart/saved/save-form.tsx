import { useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Sets a row of the cart aside, with its plans and services. The narrowest windows keep the first word. */
export function SaveForm({ lineId, title, isBusy }: { lineId: string; title: string; isBusy: boolean }) {
  const { pathname } = useLocation();
  return (
    <form method="post" action={pathname} className="save-form">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <Button look="quiet" size="small" isBusy={isBusy} aria-label={`Save for later: ${title}`}>
        <span>
          Save<span className="max-[481px]:hearable"> for later</span>
        </span>
      </Button>
    </form>
  );
}
