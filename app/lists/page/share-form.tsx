import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type Props = { readonly action: string; readonly hasLink: boolean; readonly isOpen: boolean };

/** Lets anybody read a list by a link, or nobody anymore. */
export function ShareForm({ action, hasLink, isOpen }: Props) {
  return (
    <details className="list-tool" open={isOpen}>
      <summary>Share by link</summary>
      <Form method="post" action={action} className="card mt-3 flex flex-col gap-3">
        <p className="text-sm text-ink-soft">
          Anyone with the link can see this list’s name, items, quantities and notes, at the prices they get themselves, and copy it. They
          can’t change it, and don’t see whose it is.
          {hasLink && ' A link is open now. A new one replaces it.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" name="intent" value="link">
            {hasLink ? 'Create a new link' : 'Create a link'}
          </Button>
          {hasLink && (
            <Button look="danger" name="intent" value="unlink">
              Turn off the link
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}

/** The link, which is told this once. */
export function LinkNotice({ link }: { link: string }) {
  return (
    <div className="mb-4">
      <Notice tone="success" title="Copy this link now: we show it only once" isLive>
        <input
          className="input mt-2"
          readOnly
          value={link}
          aria-label="Link to this list"
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <Button
          type="button"
          look="secondary"
          size="small"
          className="with-scripts mt-2"
          onClick={(event) => {
            const { currentTarget } = event;
            void navigator.clipboard.writeText(link).then(() => {
              currentTarget.textContent = 'Copied';
            });
          }}
        >
          Copy
        </Button>
      </Notice>
    </div>
  );
}
