import type { Interface, Log } from 'ethers';
import { PAYER } from '../../../test/unit-factories/chain-event.factory.js';
import { badgeInterface } from './badge.js';
import { decodeLog } from './decoded-event.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

const ROOT = `0x${'1'.repeat(64)}`;

const logOf = (contract: Interface, name: string, values: unknown[]) =>
  contract.encodeEventLog(name, values) as unknown as Log;

describe('an event of our contracts', () => {
  it('is about the ad that it names, and has whole numbers as decimal text', () => {
    const log = logOf(splitterInterface, 'AdPaid(uint256,address,uint256,uint256)', [
      12,
      PAYER,
      1,
      25n * 10n ** 18n,
    ]);
    expect(decodeLog('AdPaymentSplitter', log)).toEqual({
      name: 'AdPaid',
      subject: '12',
      args: { adId: '12', payer: PAYER, attempt: '1', amount: '25000000000000000000' },
    });
  });

  it('is about nothing where it concerns the contract as a whole', () => {
    expect(
      decodeLog('AdPaymentSplitter', logOf(splitterInterface, 'AdPriceChanged', [25, 30])),
    ).toMatchObject({ name: 'AdPriceChanged', subject: null });
    const approval = logOf(badgeInterface, 'RoleGranted', [ROOT, PAYER, PAYER]);
    expect(decodeLog('ChallengeBadge', approval)).toMatchObject({ name: 'RoleGranted', subject: null });
  });

  it('is about the badge whose id the token has beside its first type', () => {
    const log = logOf(badgeInterface, 'BadgeTypeChanged', [7 * 256 + 1, 2]);
    expect(decodeLog('ChallengeBadge', log)).toMatchObject({ subject: '7', args: { tokenId: '1793' } });
  });

  it('is about the month whose root it publishes', () => {
    const log = logOf(registryInterface, 'RootPublished', ['2026-10', ROOT, 3]);
    expect(decodeLog('VoteRegistry', log)).toMatchObject({ name: 'RootPublished', subject: '2026-10' });
  });

  it('keeps yes and no apart from texts', () => {
    const [log] = [logOf(badgeInterface, 'ApprovalForAll', [PAYER, PAYER, true])];
    expect(decodeLog('ChallengeBadge', log)?.args.approved).toBe(true);
  });

  it('is none where the contract knows no such event', () => {
    const foreign = logOf(registryInterface, 'RootPublished', ['2026-10', ROOT, 3]);
    expect(decodeLog('AdPaymentSplitter', foreign)).toBeNull();
  });
});
