import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { machineNames } from '#domain/machines/fit.ts';
import type { Machine } from '#domain/machines/machine.ts';
import { OWN_FILTERS_ID, OWN_NOTE_ID } from '#app/catalog/filters/filters.tsx';
import { readListingRequest, withParams } from '#app/catalog/listing-url.ts';
import { countPath } from './count-path.ts';

const PATIENCE_MS = 10_000;

/**
 * The way to see only what fits one's own printers, before the filters of a listing that may be kept for many: it comes later than those, for who has
 * printers. Nothing where no listing stands, or where nothing of it fits.
 */
export function FitsChoice({ machines }: { machines: readonly Machine[] }): ReactNode {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isChosen = readListingRequest(params).chosen.fits.length > 0;
  const path = isChosen ? undefined : countPath(pathname, params, [...new Set(machines.map(({ model }) => model))]);
  const count = useCount(path);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // Shows at once that it was chosen.
  const isOnTheWay = next !== undefined && readListingRequest(new URLSearchParams(next.search)).chosen.fits.length > 0;
  // Looked for when it is known what to put there: the page is not another one then.
  const place = count === undefined ? null : document.getElementById(OWN_FILTERS_ID);
  if (place === null || count === undefined || count === 0) return null;
  const note = document.getElementById(OWN_NOTE_ID);
  const choice = createPortal(
    <fieldset className="facet">
      <legend>Printers</legend>
      <label className="choice facet-choice">
        <input
          type="checkbox"
          name="fits"
          value="mine"
          checked={isOnTheWay}
          onChange={() => {
            void navigate(withParams(params, { fits: 'mine' }), { preventScrollReset: true });
          }}
        />
        <span className="choice-text">Fits my printers</span>
        <span className="figures text-sm text-ink-faint">{count}</span>
      </label>
    </fieldset>,
    place,
  );
  return (
    <>
      {choice}
      {note !== null && isAboutInk(note) && createPortal(<OwnNote machines={machines} to={withParams(params, { fits: 'mine' })} />, note)}
    </>
  );
}

/** Whether the listing would ask for the printer. */
function isAboutInk(note: Element): boolean {
  return note.nextElementSibling?.classList.contains('ink-finder') === true;
}

/** In place of the question which printer one has. */
function OwnNote({ machines, to }: { machines: readonly Machine[]; to: string }) {
  return (
    <p className="listing-note">
      <Link className="link" to={to} preventScrollReset>
        Show only what fits {machineNames(machines)}
      </Link>
    </p>
  );
}

/** How many items a listing has, once it is known. */
function useCount(path: string | undefined): number | undefined {
  const [counted, setCounted] = useState<{ readonly path: string; readonly count: number }>();
  useEffect(() => {
    if (path === undefined) return;
    const asking = new AbortController();
    void count(path, asking.signal).then((found) => {
      if (found !== undefined) setCounted({ path, count: found });
    });
    return () => {
      asking.abort();
    };
  }, [path]);
  return counted?.path === path ? counted?.count : undefined;
}

/** Undefined where it cannot be had: then nothing is offered. */
async function count(path: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    // Answered by our own server: it is what its contract says.
    const body: { data: { totalItems: number } } | undefined = answer.ok ? await answer.json() : undefined;
    return body?.data.totalItems;
  } catch {
    return undefined;
  }
}
