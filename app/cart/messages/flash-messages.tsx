import { Form, useLocation } from 'react-router';
import type { Flash } from '#app/api/told/flash.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The messages after a form that was sent without scripts, and the form that takes back what it did. Nothing when there are none. */
export function FlashMessages({ flash }: { flash: Flash | undefined }) {
  const { pathname } = useLocation();
  if (flash === undefined || flash.messages.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {flash.messages.map(({ tone, title, text }, index) => (
        <Notice
          key={`${index} ${text}`}
          tone={tone}
          title={title}
          isLive
          action={index === 0 && flash.undo !== undefined ? <UndoForm action={pathname} fields={flash.undo} /> : undefined}
        >
          {text}
        </Notice>
      ))}
    </div>
  );
}

function UndoForm({ action, fields }: { action: string; fields: readonly (readonly [string, string])[] }) {
  return (
    <Form method="post" action={action}>
      {!fields.some(([name]) => name === 'intent') && <input type="hidden" name="intent" value="add" />}
      {fields.map(([name, value], index) => (
        <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
      ))}
      <Button look="secondary" size="small">
        Undo
      </Button>
    </Form>
  );
}
