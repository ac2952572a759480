import { FIGURES, type SplitterAccount } from './splitter-account.js';

/** An account as it is kept: wei as decimal text. */
export type StoredAccount = Record<(typeof FIGURES)[number], string> &
  Pick<SplitterAccount, 'founder' | 'platform'>;

export const storedAccount = (account: SplitterAccount): StoredAccount => ({
  ...(Object.fromEntries(
    FIGURES.map((figure) => [figure, String(account[figure])]),
  ) as unknown as StoredAccount),
  founder: account.founder,
  platform: account.platform,
});

export const accountOf = (stored: StoredAccount): SplitterAccount => ({
  ...(Object.fromEntries(
    FIGURES.map((figure) => [figure, BigInt(stored[figure])]),
  ) as unknown as SplitterAccount),
  founder: stored.founder,
  platform: stored.platform,
});

/** What two accounts do not say alike, in words; empty where they are the same. */
export const differencesOf = (told: SplitterAccount, counted: SplitterAccount): string[] =>
  ([...FIGURES, 'founder', 'platform'] as const)
    .filter((part) => told[part] !== counted[part])
    .map((part) => `${part} ${String(told[part])} instead of ${String(counted[part])}`);
