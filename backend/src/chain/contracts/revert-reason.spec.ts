import { makeError } from 'ethers';
import { explainRevert } from './revert-reason.js';
import { registryInterface } from './vote-registry.js';

const refusal = (data: string | null, reason: string | null = null) =>
  makeError('execution reverted', 'CALL_EXCEPTION', {
    ...{ action: 'estimateGas', data, reason, transaction: { to: null, data: '0x' } },
    ...{ invocation: null, revert: null },
  });

describe('what a contract says when it refuses', () => {
  const encoded = registryInterface.encodeErrorResult('AlreadyPublished', ['2024-03']);

  it.each([
    ['an error of ours', encoded, null, 'AlreadyPublished'],
    ['the selector of one alone, cut off', encoded.slice(0, 10), 'its reason', 'its reason'],
    ['an error that is none of ours', '0x12345678', null, 'unknown'],
    ['nothing', '0x', null, 'unknown'],
    ['less than a selector', '0x12', null, 'unknown'],
    ['no data at all', null, 'a reason in words', 'a reason in words'],
  ])('is understood where it is %s', (_what, data, reason, told) => {
    expect(() => explainRevert(refusal(data, reason))).toThrow(
      expect.objectContaining({ reason: told }) as Error,
    );
  });
});
