import { useCallback, useEffect, useRef, type FocusEvent, type FormEvent } from 'react';

/** So long nothing is pressed when somebody has chosen by keyboard. */
const PAUSE_MS = 700;

/**
 * Sends a form as soon as something is chosen in it. By keyboard each arrow passes over a choice on the way to another: it is sent once no key was pressed for a moment, or
 * when the field is left. What is another form's, though it stands in this one, is not sent.
 */
export function useSentWhenChosen() {
  const isByKey = useRef(false);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly name: string }>(undefined);
  const stop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    onKeyDown: () => {
      isByKey.current = true;
    },
    onPointerDown: () => {
      isByKey.current = false;
    },
    onChange: ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement) || target.form !== form) return;
      stop();
      if (!isByKey.current) {
        form.requestSubmit();
        return;
      }
      const timer = setTimeout(() => {
        waiting.current = undefined;
        form.requestSubmit();
      }, PAUSE_MS);
      waiting.current = { timer, name: target.name };
    },
    onBlur: ({ relatedTarget, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      if (waiting.current === undefined) return;
      if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === waiting.current.name) return;
      stop();
      form.requestSubmit();
    },
    onSubmit: stop,
  };
}
