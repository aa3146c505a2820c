import { machineName, type Machine } from './machine.ts';

/** Of these machines those that something is made for, by the models that it names. */
function machinesThatTake<M extends Pick<Machine, 'model'>>(models: readonly string[], machines: readonly M[]): M[] {
  return machines.filter(({ model }) => models.includes(model));
}

/**
 * What is said of an item to somebody with these machines: "Fits your Ardent L48", "Fits your Front desk printer and 2 more". Null: it is made for machines, and
 * fits none of theirs. Undefined: nothing is to be said, since it is made for none, or they have none.
 *
 * @param models what the item is made for.
 */
export function fitLabel(models: readonly string[], machines: readonly Machine[]): string | null | undefined {
  if (models.length === 0 || machines.length === 0) return undefined;
  const [first, ...others] = machinesThatTake(models, machines);
  if (first === undefined) return null;
  const name = first.nickname === '' ? first.model : /printer$/i.test(first.nickname) ? first.nickname : `${first.nickname} printer`;
  return others.length === 0 ? `Fits your ${name}` : `Fits your ${name} and ${others.length} more`;
}

/** What is said before something is added that fits none of these machines. */
export function misfitText(machines: readonly Machine[]): string {
  return `This doesn’t fit any of your printers (${machineNames(machines)}).`;
}

/** So many names are read; the others are counted. */
const NAMES_SAID = 3;

/** The names of machines in a sentence: "Front desk and Ardent L48", "Front desk, Ardent L48 and 4 more". */
export function machineNames(machines: readonly Machine[]): string {
  const names = machines.map(machineName);
  const [said, last] =
    names.length <= NAMES_SAID + 1
      ? [names.slice(0, -1), names.at(-1) ?? '']
      : [names.slice(0, NAMES_SAID), `${names.length - NAMES_SAID} more`];
  return said.length === 0 ? last : `${said.join(', ')} and ${last}`;
}
