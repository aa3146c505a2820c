import type { Ceilings } from './ceilings/start-ceilings.ts';
import type { Figure } from './figure.ts';
import type { Load } from './load.ts';
import type { Sides, Subject } from './side-by-side.ts';
import type { Running } from './start-shop.ts';

/** What a group of figures is given to measure with. */
export type Bench = {
  readonly running: Running;
  readonly ceilings: Ceilings;
  readonly load: Load;
  readonly isQuick: boolean;
  report(figure: Figure): void;
  /** Measures several in turn, so that what else the machine does hits all of them. @param load where it is another than usual */
  sideBySide<Name extends string>(subjects: Readonly<Record<Name, Subject>>, load?: Partial<Load>): Promise<Sides<Name>>;
};
