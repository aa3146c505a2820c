import type { ReactNode } from 'react';
import { misfitText } from '#domain/machines/fit.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { fittingPath } from '#app/shell/account-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { FitsChoice } from './fits-choice.tsx';
import { forgetMisfits } from './known-fits.ts';
import type { OwnerProps } from './asked-add.ts';

/** For who has printers. */
export default function ForOwners({ machines, asked, onClose }: OwnerProps): ReactNode {
  return (
    <>
      <FitsChoice machines={machines} />
      {asked !== undefined && (
        <Drawer isOpen={asked.isOpen} onClose={onClose} title="Check before you add" side="middle">
          <p className="mb-4 wrap-anywhere">{misfitText(machines)}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={fittingPath()} onClick={onClose}>
              See what fits
            </LinkButton>
            <Button
              type="button"
              look="secondary"
              onClick={() => {
                forgetMisfits(asked.itemIds);
                requestAdd(asked.form);
                onClose();
              }}
            >
              Add anyway
            </Button>
          </div>
        </Drawer>
      )}
    </>
  );
}
