import { useCallback } from 'react';
import { useSubmit } from 'react-router';

/** Sends a form to the address of the page without leaving it; the answer brings the page as it is then. */
export function useSubmitInPlace(): (fields: FormData, fetcherKey: string) => Promise<void> {
  const submit = useSubmit();
  return useCallback(
    async (fields, fetcherKey) => {
      fields.set('answer', 'page');
      await submit(fields, { method: 'post', navigate: false, fetcherKey });
    },
    [submit],
  );
}
