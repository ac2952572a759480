import { useSeen } from './use-seen';

/** The interval for what the server tells nobody of, such as the coins of its own accounts: as given while somebody looks, else 0, which is never. */
export const usePollingWhileSeen = (milliseconds: number): number => (useSeen() ? milliseconds : 0);
