import type { MouseEvent } from 'react';
import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { closePanel } from './close-panel.ts';
import { MenuItems } from './menu-items.tsx';
import { useOwnAddress } from '#app/pages-for-many.ts';
import type { ShownVisit } from '#app/visit/shown-visit.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { ZipForm } from '#app/shell/zip-form.tsx';

/** The ids by which buttons open the panels. */
export const ACCOUNT_PANEL_ID = 'account';
export const PLACE_PANEL_ID = 'place';

/** What somebody who is signed in can do. */
export function AccountPanel({ user, items }: { user: NonNullable<ShownVisit['user']>; items: readonly ShownMenuItem[] }) {
  const follow = useClientLinks();
  const choose = (event: MouseEvent<HTMLElement>) => {
    closePanel(event);
    follow(event);
  };
  return (
    <div id={ACCOUNT_PANEL_ID} popover="auto" className="header-panel" onClick={choose}>
      <p className="px-2.5 pb-2 font-semibold">
        <span>{user.firstName}</span>
        {user.accountName !== undefined && <span className="panel-note">{user.accountName}</span>}
        {user.customerNumber !== undefined && (
          <span className="panel-note">
            Customer number <span>{user.customerNumber}</span>
          </span>
        )}
        {user.rewardsNumber !== undefined && (
          <span className="panel-note">
            Rewards number <span>{user.rewardsNumber}</span>
          </span>
        )}
        {user.budget !== undefined && (
          <span className="panel-note">
            Budget Center <span className="figures block">{user.budget}</span>
          </span>
        )}
      </p>
      <ul className="panel-list">
        <MenuItems items={items} />
      </ul>
    </div>
  );
}

/** Where to deliver: dates and stock depend on it. */
export function PlacePanel({ zip, hasShipTo }: { zip: string | undefined; hasShipTo: boolean }) {
  const here = useOwnAddress();
  if (hasShipTo) return <ShipToPanel here={here} />;
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

/** The same for who buys for an organization: where it goes is an address of theirs. */
function ShipToPanel({ here }: { here: string }) {
  return (
    <div id={PLACE_PANEL_ID} popover="auto" className="header-panel" onClick={closePanel}>
      <p className="mb-1 font-semibold">Your ship-to address</p>
      <p className="mb-3 text-ink-soft">Delivery dates are for this place, and your orders go there.</p>
      <LinkButton to={`${PATHS.shipTo}?returnTo=${encodeURIComponent(here)}`}>Change the address</LinkButton>
    </div>
  );
}
