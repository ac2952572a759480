type Kind = 'localStorage' | 'sessionStorage';

/** Browsers may refuse to say what is stored, by throwing where the storage is merely named; the page then goes on without. */
function withStorage<Result>(kind: Kind, ask: (storage: Storage) => Result): Result | null {
  if (typeof window === 'undefined') return null;
  try {
    return ask(window[kind]);
  } catch {
    return null;
  }
}

const openStorage = (kind: Kind) => ({
  /** Null also where nothing can be read. */
  read: (key: string): string | null => withStorage(kind, (storage) => storage.getItem(key)),
  /** @returns false where the browser keeps nothing */
  write: (key: string, value: string): boolean =>
    withStorage(kind, (storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false,
  remove: (key: string): void => void withStorage(kind, (storage) => storage.removeItem(key)),
  keys: (): string[] => withStorage(kind, (storage) => Object.keys(storage)) ?? [],
});

export type BrowserStorage = ReturnType<typeof openStorage>;

/** What the browser keeps for all tabs. */
export const browserStorage = openStorage('localStorage');

/** What a tab keeps until it is closed. */
export const tabStorage = openStorage('sessionStorage');
