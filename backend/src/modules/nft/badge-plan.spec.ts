import { PAYER } from '../../../test/unit-factories/chain-event.factory.js';
import { badgeInterface } from '../../chain/contracts/badge.js';
import { badgePlanOf, isSamePlan } from './badge-plan.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

const CONTRACT = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const asked = {
  ...{ id: 7, badgeType: 'supporter', mintTo: PAYER, mintContract: CONTRACT },
  ...{ tokenId: null, contractAddress: null, holder: null, chainType: null, typeChanges: 0 },
} as NftBadge;
const outdated: NftBadge = {
  ...asked,
  ...{ badgeType: 'participant', tokenId: '1793', contractAddress: CONTRACT, holder: PAYER, chainType: 1 },
};
const callOf = (data: string) => {
  const { name, args } = badgeInterface.parseTransaction({ data })!;
  return [name, ...(args.toArray() as unknown[])];
};

describe('what the operator would do for a badge', () => {
  it('is to mint it, on the contract that was decided on', () => {
    const plan = badgePlanOf(asked)!;
    expect(plan).toMatchObject({ action: 'mint', contract: CONTRACT, intent: `badge-mint:${CONTRACT}:7` });
    expect(plan.badge).toBe(asked);
    expect(callOf(plan.data)).toEqual(['mint', PAYER, 7n, 1n]);
  });

  it('is nothing while no contract was decided on, and where nothing is due', () => {
    expect(badgePlanOf({ ...asked, mintContract: null })).toBeNull();
    expect(badgePlanOf({ ...asked, mintTo: null })).toBeNull();
    expect(badgePlanOf({ ...outdated, chainType: 2 })).toBeNull();
  });

  it('is to give it the type that it should have, one step of it once', () => {
    const plan = badgePlanOf(outdated)!;
    const intent = `badge-type:${CONTRACT}:7:1-participant`;
    expect(plan).toMatchObject({ action: 'set-type', contract: CONTRACT, intent });
    expect(callOf(plan.data)).toEqual(['setBadgeType', 1793n, 2n]);
  });

  it('is another step where somebody has set the type back since', () => {
    const plans = [0, 2].map((typeChanges) => badgePlanOf({ ...outdated, typeChanges })!);
    expect(plans[1]!.data).toBe(plans[0]!.data);
    expect(plans[1]!.intent).toBe(`badge-type:${CONTRACT}:7:1-participant:2`);
    expect(isSamePlan(plans[0]!, plans[1]!)).toBe(false);
  });

  it('stays the same as long as intent and calldata do', () => {
    const plan = badgePlanOf(asked)!;
    expect(isSamePlan(plan, badgePlanOf({ ...asked }))).toBe(true);
    expect(isSamePlan(plan, { ...plan, data: '0x' })).toBe(false);
    expect(isSamePlan(plan, { ...plan, intent: 'another' })).toBe(false);
    expect(isSamePlan(plan, null)).toBe(false);
  });
});
