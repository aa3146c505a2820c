import { Form, Link } from 'react-router';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import { closePanel } from './close-panel.ts';
import { useOwnAddress } from '#app/pages-for-many.ts';
import type { ShownVisit } from '#app/visit/shown-visit.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { ZipForm } from '#app/shell/zip-form.tsx';

/** The ids by which buttons open the panels. */
export const ACCOUNT_PANEL_ID = 'account';
export const PLACE_PANEL_ID = 'place';

/** What somebody who is signed in can do. */
export function AccountPanel({ user }: { user: NonNullable<ShownVisit['user']> }) {
  return (
    <div id={ACCOUNT_PANEL_ID} popover="auto" className="header-panel" onClick={closePanel}>
      <p className="px-2.5 pb-2 font-semibold">
        <span>{user.firstName}</span>
        {user.accountName !== undefined && <span className="block text-sm font-normal text-ink-faint">{user.accountName}</span>}
      </p>
      <ul className="panel-list">
        <li>
          <Link to={PATHS.orders}>
            <Package size={20} aria-hidden="true" />
            Your orders
          </Link>
        </li>
        <li>
          <Link to={PATHS.printers}>
            <Printer size={20} aria-hidden="true" />
            {user.accountName === undefined ? 'My printers' : 'Our printers'}
          </Link>
        </li>
        {user.isOperator && (
          <li>
            <Link to={PATHS.operations}>Shop operations</Link>
          </li>
        )}
        <li>
          <Form method="post" action={PATHS.signOut}>
            <button type="submit">
              <LogOut size={20} aria-hidden="true" />
              Sign out
            </button>
          </Form>
        </li>
      </ul>
    </div>
  );
}

/** Where to deliver: dates and stock depend on it. */
export function PlacePanel({ zip }: { zip: string | undefined }) {
  const here = useOwnAddress();
  return (
    <div id={PLACE_PANEL_ID} popover="auto" className="header-panel">
      <p className="mb-3 font-semibold">Enter your ZIP code</p>
      <ZipForm
        key={zip}
        id="header-zip"
        zip={zip}
        returnTo={here}
        onSend={() => {
          document.getElementById(PLACE_PANEL_ID)?.hidePopover();
        }}
      />
    </div>
  );
}
