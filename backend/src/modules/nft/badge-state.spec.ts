import { ZeroAddress } from 'ethers';
import { chainEvent, PAYER } from '../../../test/unit-factories/chain-event.factory.js';
import { badgeActionOf, badgeStateOf, foldEvents, isSameOnChain } from './badge-state.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

const OTHER = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const ELSEWHERE = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const TOKEN = '1793';

const transfer = (from: string, to: string, place: number, contract?: string) =>
  chainEvent('Transfer', { tokenId: TOKEN, from, to }, { place, ...(contract && { contract }) });
const minted = transfer(ZeroAddress, PAYER, 1);
const burned = transfer(PAYER, ZeroAddress, 2);
const moved = transfer(PAYER, OTHER, 2);
const revoked = chainEvent('BadgeRevoked', { tokenId: TOKEN, holder: PAYER }, { place: 3 });
const typed = chainEvent('BadgeTypeChanged', { tokenId: TOKEN, badgeType: '2' }, { place: 2 });

const unminted = foldEvents([]);
const badge = (changes: Partial<NftBadge>) =>
  ({ ...unminted, mintTo: null, badgeType: 'supporter', ...changes }) as NftBadge;

describe('what the chain has done with a badge', () => {
  it('is nothing before it was minted', () => {
    expect(unminted).toEqual({
      ...{ tokenId: null, contractAddress: null, transactionHash: null, mintDate: null },
      ...{ holder: null, revoked: false, chainType: null, typeChanges: 0 },
    });
    expect(foldEvents([chainEvent('AdPaid'), typed])).toEqual(unminted);
  });

  it('is who holds it, of which type, and where and when it was minted', () => {
    expect(foldEvents([minted])).toEqual({
      tokenId: TOKEN,
      contractAddress: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
      transactionHash: minted.transactionHash,
      mintDate: minted.blockTime,
      holder: PAYER,
      revoked: false,
      chainType: 1,
      typeChanges: 0,
    });
  });

  it('follows it to another wallet and to another type', () => {
    expect(foldEvents([minted, moved])).toEqual({ ...foldEvents([minted]), holder: OTHER });
    expect(foldEvents([minted, typed])).toEqual({ ...foldEvents([minted]), chainType: 2 });
  });

  it('counts how often its type was changed, once nodes agree on it', () => {
    const changes = [1, 2].map((place) => ({ ...typed, id: String(place), verifiedAt: new Date() }));
    expect(foldEvents([minted, ...changes, typed])).toMatchObject({ chainType: 2, typeChanges: 2 });
  });

  it('tells a badge that was given up from one that was taken back', () => {
    expect(foldEvents([minted, burned])).toMatchObject({ tokenId: TOKEN, holder: null, revoked: false });
    expect(foldEvents([minted, burned, revoked])).toMatchObject({ holder: null, revoked: true });
  });

  it('stays on the contract that minted it first', () => {
    const onAnother = [
      transfer(ZeroAddress, OTHER, 2, ELSEWHERE),
      transfer(OTHER, ZeroAddress, 3, ELSEWHERE),
    ];
    expect(foldEvents([minted, ...onAnother])).toEqual(foldEvents([minted]));
  });

  it('is the same where every part of it is', () => {
    const facts = foldEvents([minted]);
    expect(isSameOnChain(facts, { ...facts, mintDate: new Date(facts.mintDate!) })).toBe(true);
    expect(isSameOnChain(unminted, { ...unminted })).toBe(true);
    for (const event of [moved, typed, burned])
      expect(isSameOnChain(facts, foldEvents([minted, event]))).toBe(false);
    expect(isSameOnChain(facts, unminted)).toBe(false);
  });
});

describe('the state of a badge', () => {
  it('goes from created over minting to minted, and ends burned', () => {
    expect(badgeStateOf(badge({}))).toBe('created');
    expect(badgeStateOf(badge({ mintTo: PAYER }))).toBe('minting');
    expect(badgeStateOf(badge({ mintTo: PAYER, ...foldEvents([minted]) }))).toBe('minted');
    expect(badgeStateOf(badge({ mintTo: PAYER, ...foldEvents([minted, burned]) }))).toBe('burned');
  });

  it('asks to be minted once, and for another type where it has become another one', () => {
    expect(badgeActionOf(badge({}))).toBeNull();
    expect(badgeActionOf(badge({ mintTo: PAYER }))).toBe('mint');
    expect(badgeActionOf(badge({ ...foldEvents([minted]) }))).toBeNull();
    expect(badgeActionOf(badge({ ...foldEvents([minted]), badgeType: 'participant' }))).toBe('set-type');
    expect(badgeActionOf(badge({ ...foldEvents([minted, burned]), badgeType: 'participant' }))).toBeNull();
  });
});
