/** Texts that stay in the browser. Where it keeps none (blocked, full), they are simply not there later. */
export type TextStorage = {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
};

/** A storage over one of the browser's, found each time, since asking for it can fail already. */
export function textStorage(find: () => Storage): TextStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(find());
    } catch {
      return undefined; // no storage is as good as an empty one: nothing here is kept nowhere else
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key) ?? undefined),
    set: (key, value) => {
      attempt((storage) => {
        storage.setItem(key, value);
      });
    },
    remove: (key) => {
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}
