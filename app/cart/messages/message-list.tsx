import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import type { ShownMessage } from './shown-message.ts';

/** Messages, one notice each. Nothing when there are none. */
export function MessageList({
  messages,
  isLive = false,
  id,
  actionOf,
}: {
  messages: readonly ShownMessage[];
  isLive?: boolean | undefined;
  id?: string | undefined;
  /** What stands under a message: the form that it offers. */
  actionOf?: ((message: ShownMessage) => ReactNode) | undefined;
}) {
  if (messages.length === 0) return null;
  return (
    <div id={id} className="flex flex-col gap-2">
      {messages.map((message) => {
        const { code, tone, title, text } = message;
        return (
          <Notice key={`${code} ${text}`} tone={tone} title={title} isLive={isLive} action={actionOf?.(message)}>
            {text}
          </Notice>
        );
      })}
    </div>
  );
}
