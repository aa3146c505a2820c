/**
 * Whether somebody else may be told what is looked at and pressed here. Everything that would tell asks this first. Nobody has been asked for
 * their consent yet, so nobody has given it.
 */
export function mayTellOthers(): boolean {
  return false;
}
