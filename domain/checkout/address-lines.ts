type Address = {
  readonly organizationName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

/** An address as it stands on a letter, below the name. */
export function addressLines({ organizationName, address1, address2, city, state, zipCode }: Address): string[] {
  return [organizationName, address1, address2, `${city}, ${state} ${zipCode}`].filter((line) => line !== '');
}
