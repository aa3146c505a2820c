import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#app/shell/when-idle.ts';

const load = () => import('./error-page.tsx');
/** The server has it at hand; a browser gets it once the page has settled, so that it is there when the connection is not. */
const Page = import.meta.env.SSR
  ? (await load()).ErrorPage
  : lazy(() =>
      load().then(
        ({ ErrorPage }) => ({ default: ErrorPage }),
        () => ({ default: PlainPage }),
      ),
    );

/** What is said when a page cannot be shown. Its script is no part of a page that can. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <Page error={error} />
    </Suspense>
  );
}

type LateParts = Awaited<ReturnType<typeof load>>;

/** What tells of errors, once it is there. */
export let lateParts: LateParts | undefined;

/** Has the script loaded that tells of errors. @returns what is in it, once it is there. */
export function useLateParts(): LateParts | undefined {
  const [parts, setParts] = useState<LateParts>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void load().then(
            (loaded) => {
              setParts((lateParts = loaded));
            },
            () => undefined,
          ),
      ),
    [],
  );
  return parts;
}

/** Where not even its script can be loaded. */
function PlainPage() {
  return (
    <div className="page py-12">
      <h1>Sorry, something went wrong</h1>
      <p className="mt-3">
        <a className="button" href="">
          Try again
        </a>
      </p>
    </div>
  );
}
