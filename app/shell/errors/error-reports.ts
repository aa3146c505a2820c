import { useEffect } from 'react';

/** Reports what goes wrong in the scripts of the page. (C §7) */
export function useErrorReports(): void {
  useEffect(() => {
    const onError = ({ message, error, filename, lineno }: ErrorEvent) => {
      reportError(message, error, { filename, lineno });
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      reportError(reason instanceof Error ? reason.message : 'a promise was rejected', reason);
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}

/** Tells the server of an error on this page. It takes a script of its own, which an errorless page need not load. */
export function reportError(msg: string, error: unknown, info?: unknown): void {
  import('#app/api/log-error.ts').then(
    ({ report }) => report({ msg, error, info: { page: location.pathname, about: info } }),
    () => undefined, // who cannot load it cannot report either
  );
}
