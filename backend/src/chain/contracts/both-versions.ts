import type { InterfaceAbi, JsonFragment } from 'ethers';

/** What two versions of a contract understand; an interface has one constructor only. */
export const bothVersions = (
  current: readonly JsonFragment[],
  earlier: readonly JsonFragment[],
): InterfaceAbi => [...current, ...earlier.filter(({ type }) => type !== 'constructor')];
