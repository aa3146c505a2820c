import { Notice } from '#app/ui/notice.tsx';
import type { ShownMessage } from './shown-message.ts';

/** Messages, one notice each. Nothing when there are none. */
export function MessageList({
  messages,
  isLive = false,
  id,
}: {
  messages: readonly ShownMessage[];
  isLive?: boolean | undefined;
  id?: string | undefined;
}) {
  if (messages.length === 0) return null;
  return (
    <div id={id} className="flex flex-col gap-2">
      {messages.map(({ code, tone, title, text }) => (
        <Notice key={`${code} ${text}`} tone={tone} title={title} isLive={isLive}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
