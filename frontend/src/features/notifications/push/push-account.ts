import { browserStorage } from '../../../browser-storage';

const KEY = 'push-account';

/** Whose news this browser is told of, as it remembers when nobody is signed in. */
export const pushAccount = {
  is: (userId: number): boolean => browserStorage.read(KEY) === String(userId),
  keep: (userId: number): boolean => browserStorage.write(KEY, String(userId)),
  forget: (): void => browserStorage.remove(KEY),
};
