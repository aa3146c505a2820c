import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';

type Props = { readonly action: string; readonly hasLink: boolean; readonly link: string | null };

/** Lets anybody read a list by a link, or nobody anymore. */
export function ShareForm({ action, hasLink, link }: Props) {
  return (
    <details className="list-tool" open={hasLink}>
      <summary>Share by link</summary>
      <Form method="post" action={action} className="card mt-3 flex flex-col gap-3">
        <p className="text-sm text-ink-soft">
          Anyone with the link can see this list’s name, items, quantities and notes, at the prices they get themselves, and copy it. They
          can’t change it, and don’t see whose it is.
          {hasLink && link === null && ' A link is open now, but we can’t show it anymore. It still works. A new one replaces it.'}
        </p>
        {link !== null && (
          <CopyField label="Link to this list" name="link" value={link} hint="It works until you turn it off or replace it." />
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" name="intent" value="link">
            {hasLink ? 'Replace the link' : 'Create a link'}
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
