/** Why something of a chain could not be read or done. Plain data, as it is kept with the query that it ended. */
export type ChainFailure =
  /** The contract refused by one of its named errors; '' where it gave no name. */
  | { code: 'contract'; errorName: string }
  | { code: 'rejected' | 'requestPending' | 'noFunds' }
  /** `detail` are the wallet's own words, if it gave any. */
  | { code: 'unknown'; detail: string | null };

const codes: readonly string[] = ['contract', 'rejected', 'requestPending', 'noFunds', 'unknown'];

export function isChainFailure(error: unknown): error is ChainFailure {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
