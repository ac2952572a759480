import type { JsonRpcApiProvider } from 'ethers';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { explainRevert } from '../contracts/revert-reason.js';
import type { ChainClient } from '../nodes/chain-client.js';
import { NodeFailure } from '../nodes/node-failure.js';
import { median } from './gas-prices.js';
import { CallWouldRevertError } from './operator.errors.js';

/** A call, and who makes it. */
interface MeantCall {
  from: string;
  to: string;
  data: string;
}

/** Units of gas that none of our calls goes below, or above: what a node says beyond is made up. */
const LEAST_GAS = 30_000n;
const MOST_GAS = 1_000_000n;

/**
 * Units of gas that a call takes. That it would revert ends what it is for, so two nodes have to say so where there are several,
 * and the same; where one says that it goes, a third one decides. Where only one can tell, as others limit what they give, it is believed.
 * @throws CallWouldRevertError, chainUnavailable where nodes differ
 */
export async function estimateGas(client: ChainClient, call: MeantCall): Promise<bigint> {
  const told: bigint[] = [];
  const estimate = async (provider: JsonRpcApiProvider): Promise<bigint> => {
    const gas = assertUsual(await provider.estimateGas(call).catch(explainRevert));
    told.push(gas);
    return gas;
  };
  const [verdict] = await client.examine([call], async (provider) => [await opinionOf(estimate(provider))]);
  if (verdict!.kind === 'contradicted') throw chainUnavailable();
  if (verdict!.kind === 'open') return client.call(estimate);
  const { revert } = verdict!.answer;
  if (revert) throw revert;
  // Of two the higher one: with too little the transaction would fail.
  return median(told)!;
}

async function opinionOf(
  estimate: Promise<bigint>,
): Promise<{ text: string; answer: { revert?: CallWouldRevertError } }> {
  try {
    await estimate;
    return { text: 'goes', answer: {} };
  } catch (error) {
    if (!(error instanceof CallWouldRevertError)) throw error;
    return { text: `reverts: ${error.reason}`, answer: { revert: error } };
  }
}

/** @throws NodeFailure */
function assertUsual(gas: bigint): bigint {
  if (gas < LEAST_GAS || gas > MOST_GAS) throw new NodeFailure('estimates gas that no call of ours takes');
  return gas;
}
