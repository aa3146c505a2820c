import { Disclosure } from '#app/ui/disclosure.tsx';
import { RadioCards, type RadioCard } from '#app/ui/fields/choices.tsx';
import type { AddressView } from '../checkout-view.ts';
import { KNOWN_ADDRESS_FIELD, NEW_ADDRESS } from './address-form.ts';

/** So many are seen at once; an organization may have hundreds. */
const SHOWN = 5;

type KnownAddressesProps = {
  legend: string;
  addresses: readonly AddressView[];
  /** Its id, or NEW_ADDRESS. */
  chosen: string;
  /** What the choice of none of them says; undefined where nothing else can be chosen. */
  newLabel: string | undefined;
};

/** The addresses that the shopper is known by, the usual one first, and a way to give another: the fields for that stand below, and are seen when it is chosen. */
export function KnownAddresses({ legend, addresses, chosen, newLabel }: KnownAddressesProps) {
  const [first, more] = [addresses.slice(0, SHOWN), addresses.slice(SHOWN)];
  const other = newLabel === undefined ? [] : [{ value: NEW_ADDRESS, label: newLabel }];
  const last = more.length === 0 ? other : [];
  return (
    <div className="known-addresses">
      <RadioCards legend={legend} name={KNOWN_ADDRESS_FIELD} options={[...first.map(cardOf), ...last]} defaultValue={chosen} />
      {more.length > 0 && (
        <>
          <Disclosure
            summary={`${more.length} more ${more.length === 1 ? 'address' : 'addresses'}`}
            isOpen={more.some(({ id }) => id === chosen)}
          >
            <RadioCards
              id="more-addresses"
              legend="More addresses"
              isLabelHidden
              name={KNOWN_ADDRESS_FIELD}
              options={more.map(cardOf)}
              defaultValue={chosen}
            />
          </Disclosure>
          {other.length > 0 && (
            <RadioCards
              id="another-address"
              legend="Another address"
              isLabelHidden
              name={KNOWN_ADDRESS_FIELD}
              options={other}
              defaultValue={chosen}
            />
          )}
        </>
      )}
    </div>
  );
}

function cardOf({ id, name, lines }: AddressView): RadioCard {
  return { value: id, label: name, more: lines.join(', ') };
}
