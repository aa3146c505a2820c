import { Form } from 'react-router';
import { ADD_PATH } from '#app/catalog/tiles/add-requests.ts';
import { fittingPath } from '#app/shell/account-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import type { Misfits } from './misfits-in.server.ts';

/** Asks before something is added that fits none of one's printers: a page of its own, where no scripts run. */
export function MisfitStep({ misfits: { text, itemIds, fields } }: { misfits: Misfits }) {
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>Check before you add</h1>
      <p className="wrap-anywhere">
        {itemIds.length > 0 && `${itemIds.length === 1 ? 'Item' : 'Items'} ${itemIds.join(', ')}: `}
        {text}
      </p>
      <Form method="post" action={ADD_PATH} className="flex flex-wrap gap-3">
        {fields.map(([name, value], index) => (
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ))}
        <LinkButton to={fittingPath()}>See what fits</LinkButton>
        <Button look="secondary">Add anyway</Button>
      </Form>
    </div>
  );
}
