import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ContractRevert } from '../../chain/contract-revert';
import { loadNamespaces } from '../../i18n';
import { failureText, PaymentError, toPaymentFailure } from './payment-failure';

beforeAll(() => loadNamespaces('payments'));

describe('the cause of a failed payment', () => {
  it('is what we found ourselves', () => {
    expect(toPaymentFailure(new PaymentError({ code: 'priceChanged' }))).toEqual({ code: 'priceChanged' });
  });

  it("is the contract's named error", () => {
    const failure = toPaymentFailure(new ContractRevert('AdAlreadyPaid', null));
    expect(failure).toEqual({ code: 'contract', errorName: 'AdAlreadyPaid' });
  });

  it("is the person's refusal, also where ethers has wrapped it", () => {
    const wrapped = { code: 'UNKNOWN_ERROR', info: { error: { code: 4001, message: 'User rejected' } } };
    expect(toPaymentFailure({ code: 4001 })).toEqual({ code: 'rejected' });
    expect(toPaymentFailure(wrapped)).toEqual({ code: 'rejected' });
  });

  it('is a request that still waits in the wallet', () => {
    expect(toPaymentFailure({ error: { code: -32002 } })).toEqual({ code: 'requestPending' });
  });

  it('is a lack of coins that only the node noticed', () => {
    const nodeError = { code: -32000, message: 'insufficient funds for gas * price + value' };
    expect(toPaymentFailure({ info: { error: nodeError } })).toEqual({ code: 'noFunds' });
  });

  it("is otherwise told in the wallet's own words", () => {
    const wrapped = (message: string) => ({
      message: 'could not coalesce error (error={ ... }, payload={ ... }, version=6)',
      shortMessage: 'could not coalesce error',
      info: { error: { code: -32603, message } },
    });
    expect(toPaymentFailure(wrapped('Ledger is locked'))).toEqual({
      code: 'unknown',
      detail: 'Ledger is locked',
    });
    expect(toPaymentFailure(wrapped(''))).toEqual({ code: 'unknown', detail: null });
    expect(toPaymentFailure('?')).toEqual({ code: 'unknown', detail: null });
  });
});

describe('a transaction that the network refused', () => {
  const reverted = { code: 'contract', errorName: '' } as const;

  it.each([
    ['reclaim', /^The network refused the reclaim\. The contract still holds the payment/],
    ['release', /^The network refused the release\. The share still waits/],
    ['withdrawal', /^The network refused the withdrawal\. Your credit still waits/],
  ] as const)('is called by its name: %s', (action, words) => {
    expect(failureText(i18next, reverted, action)).toMatch(words);
  });

  it('is no failed payment either where nobody says why', () => {
    const unknown = { code: 'unknown', detail: null } as const;
    for (const failure of [unknown, { code: 'contract', errorName: 'Unheard' } as const]) {
      expect(failureText(i18next, failure, 'release')).not.toMatch(/payment/i);
      expect(failureText(i18next, failure)).toBe('Payment failed. Please try again.');
    }
  });

  it('says what the contract named', () => {
    const failure = { code: 'contract', errorName: 'NothingToRelease' } as const;
    expect(failureText(i18next, failure, 'release')).toBe('There is nothing to release.');
  });

  it('needs coins for the fee alone', () => {
    expect(failureText(i18next, { code: 'noFunds' }, 'release')).toBe(
      'Insufficient funds. Your wallet cannot cover the network fee.',
    );
  });
});
