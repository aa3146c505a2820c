import { Notice } from '#app/ui/notice.tsx';
import type { Said } from './shown-message.ts';

/** What the server says, one notice each. Nothing when it says nothing. */
export function SaidNotices({
  said,
  isLive = false,
  id,
}: {
  said: readonly Said[];
  isLive?: boolean | undefined;
  id?: string | undefined;
}) {
  if (said.length === 0) return null;
  return (
    <div id={id} className="flex flex-col gap-2">
      {said.map(({ code, tone, title, text }) => (
        <Notice key={`${code} ${text}`} tone={tone} title={title} isLive={isLive}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
