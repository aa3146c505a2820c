import { Form, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice, type NoticeTone } from '#app/ui/notice.tsx';

/** What the page before has to say, and the form that takes it back. */
export type Told = {
  readonly notices: readonly { readonly tone: NoticeTone; readonly title?: string | undefined; readonly text: string }[];
  readonly undo?: readonly (readonly [string, string])[] | undefined;
};

/** The notices of a form that was sent without scripts. Nothing when there are none. */
export function ToldNotices({ told }: { told: Told | undefined }) {
  const { pathname } = useLocation();
  if (told === undefined || told.notices.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {told.notices.map((notice, index) => (
        <Notice
          key={`${index} ${notice.text}`}
          tone={notice.tone}
          title={notice.title}
          isLive
          action={index === 0 && told.undo !== undefined ? <UndoForm action={pathname} fields={told.undo} /> : undefined}
        >
          {notice.text}
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
