const STORAGE_KEY = 'payments.network';

/** Chain id of the network that was chosen last to pay on; null where none ever was. */
export const storedNetwork = (): number | null => Number(localStorage.getItem(STORAGE_KEY)) || null;

export const storeNetwork = (chainId: number): void => localStorage.setItem(STORAGE_KEY, String(chainId));
