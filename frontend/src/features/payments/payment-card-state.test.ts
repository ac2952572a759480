import { describe, expect, it } from 'vitest';
import type { Network } from '../../chain/networks';
import type { PaymentAttempt } from './payment-attempt';
import { isConcluded, type PaymentFacts, paymentCardState } from './payment-card-state';

const local: Network = {
  chainId: 31337,
  name: 'Local development',
  currency: 'BNB',
  testnet: true,
  rpcUrl: 'http://127.0.0.1:8545',
  explorerTxUrl: '/transactions/{hash}',
  splitter: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  splitters: ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
  payable: true,
  finalAfter: 6,
  badge: null,
  voteRegistry: null,
  adPrice: '25000000000000000000',
  retired: false,
};
const hash = `0x${'ab'.repeat(32)}`;
const transaction = { txHash: hash, chainId: 31337, from: '0x1', nonce: 0, amount: '1', sentAt: 0 };
const sent: PaymentAttempt = { step: 'sent', transaction };
const failed: PaymentAttempt = { step: 'failed', failure: { code: 'rejected' }, transaction: null };

const connected: PaymentFacts = {
  isConnected: true,
  network: local,
  chosen: local,
  attempt: { step: 'none' },
  payment: { status: 'pending' },
};
const stateOf = (facts: Partial<PaymentFacts>) => paymentCardState({ ...connected, ...facts });

describe('the payment card', () => {
  it('is disconnected without a wallet', () => {
    expect(stateOf({ isConnected: false, network: undefined })).toBe('disconnected');
  });

  it('asks for a network when the wallet is on one the site does not know', () => {
    expect(stateOf({ network: undefined })).toBe('network_select');
  });

  it('asks for the chosen network when the wallet is on another', () => {
    expect(stateOf({ chosen: { ...local, chainId: 31338 } })).toBe('network_select');
  });

  it('asks for a network where there is none to pay on', () => {
    expect(stateOf({ chosen: undefined })).toBe('network_select');
  });

  it('is ready on the chosen network', () => {
    expect(stateOf({})).toBe('ready');
  });

  it.each(['refunded', 'failed'] as const)('is ready again after a payment that was %s', (status) => {
    expect(stateOf({ payment: { status } })).toBe('ready');
  });

  it('is processing while the wallet asks', () => {
    expect(stateOf({ attempt: { step: 'signing', chainId: 31337 } })).toBe('processing');
  });

  it('is processing until the server has verified what was sent', () => {
    expect(stateOf({ attempt: sent })).toBe('processing');
  });

  it('stays processing after a reload that lost the wallet', () => {
    expect(stateOf({ attempt: sent, isConnected: false, network: undefined, payment: undefined })).toBe(
      'processing',
    );
  });

  it('shows the error until the person tries again', () => {
    expect(stateOf({ attempt: failed })).toBe('error');
  });

  it.each(['confirming', 'confirmed', 'settled', 'refunding'] as const)(
    'is confirmed once the server says %s, whatever this browser believes',
    (status) => {
      expect(stateOf({ payment: { status }, attempt: failed })).toBe('confirmed');
      expect(stateOf({ payment: { status }, attempt: sent, isConnected: false })).toBe('confirmed');
    },
  );

  it('goes back to processing when a block with the payment is reorganised away', () => {
    expect(stateOf({ payment: { status: 'pending' }, attempt: sent })).toBe('processing');
  });
});

describe('an attempt', () => {
  it.each(['confirmed', 'settled'] as const)('is concluded by a %s payment', (status) => {
    expect(isConcluded(sent, { status, txHash: '0xother' })).toBe(true);
  });

  it('is kept while confirmations may still be taken back', () => {
    expect(isConcluded(sent, { status: 'confirming', txHash: hash })).toBe(false);
  });

  it.each(['refunding', 'refunded'] as const)('is concluded once its own payment is %s', (status) => {
    expect(isConcluded(sent, { status, txHash: hash })).toBe(true);
    expect(isConcluded(sent, { status, txHash: '0xearlier' })).toBe(false);
  });
});
