import { recountCheckpoints } from '../../../chain/books/splitter-checkpoints.js';
import { recountFees } from '../../payments/recount-fees.js';
import { compareSum } from '../book-difference.js';
import type { CheckedContract, CheckedSlice } from './contract-check.js';

/** Checkpoints that are counted anew in one slice, each of about a thousand events. */
const CHECKPOINTS = 50;

/** Compares the kept accounts of a splitter with a full count of its events, each from the one before. */
export async function checkAccounts(checked: CheckedContract, after: string): Promise<CheckedSlice> {
  const { chain, contract, manager } = checked;
  const place = { chainId: chain.chainId, contract: contract.address.toLowerCase() };
  const { upTo, differences } = await recountCheckpoints(manager, place, Number(after || -1), CHECKPOINTS);
  return {
    after: upTo === null ? null : String(upTo),
    compared: 0,
    differences: differences.flatMap((words) => compareSum('account', words, 'counted anew')),
  };
}

/** Compares the kept fees of a month with its payments. */
export async function checkFees(
  { chain, contract, manager }: CheckedContract,
  after: string,
): Promise<CheckedSlice> {
  const sum = await recountFees(manager, chain.chainId, contract.address.toLowerCase(), after);
  if (!sum) return { after: null, compared: 0, differences: [] };
  const [kept, counted] = [sum.kept, sum.counted].map(
    ({ count, amount }) => `${count} payments of ${amount} wei`,
  );
  return { after: sum.month, compared: 0, differences: compareSum(`fees ${sum.month}`, kept!, counted!) };
}
