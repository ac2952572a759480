import { ZeroAddress } from 'ethers';
import { creditsOf, dueOf, foldAccount, heldOf, type Movement, movementOf } from './splitter-account.js';

const movement = (name: string, rest: Partial<Movement> = {}): Movement => ({
  name,
  payee: null,
  successor: null,
  amount: 0n,
  founderShare: 0n,
  platformShare: 0n,
  ...rest,
});
const payee = (from: string, to: string) => movement('PayeeChanged', { payee: from, successor: to });
const paid = (amount: bigint) => movement('AdPaid', { amount });
const settled = movement('AdSettled', { founderShare: 3n, platformShare: 7n });
const released = (account: string, amount: bigint) => movement('Released', { payee: account, amount });
const deployed = [payee(ZeroAddress, 'founder'), payee(ZeroAddress, 'platform')];

describe('a movement', () => {
  it('is what an event says of amounts and payees', () => {
    const args = { payee: 'founder', successor: 'heir', amount: '10', founderShare: '3', platformShare: '7' };
    expect(movementOf({ name: 'AdSettled', args })).toEqual({
      ...{ name: 'AdSettled', payee: 'founder', successor: 'heir' },
      ...{ amount: 10n, founderShare: 3n, platformShare: 7n },
    });
  });

  it('is nothing where the event says nothing of it', () => {
    expect(movementOf({ name: 'Paused', args: {} })).toEqual(movement('Paused'));
  });
});

describe('the account of a splitter', () => {
  it('begins with the payees that the deployment names, the founder first', () => {
    expect(foldAccount(deployed)).toMatchObject({ founder: 'founder', platform: 'platform', paid: 0n });
  });

  it('holds what is paid until it is split or given back', () => {
    const account = foldAccount([...deployed, paid(10n), paid(10n), paid(10n), settled]);
    expect(heldOf(account)).toBe(20n);
    expect(account).toMatchObject({ owedFounder: 3n, owedPlatform: 7n });
    expect(dueOf(account)).toBe(30n);
    expect(dueOf(foldAccount([paid(10n), movement('AdRefunded', { amount: 10n })]))).toBe(0n);
  });

  it('keeps a refund that was not taken as a credit until it is', () => {
    const credited = [
      paid(10n),
      movement('AdRefunded', { amount: 10n }),
      movement('RefundCredited', { amount: 10n }),
    ];
    expect(creditsOf(foldAccount(credited))).toBe(10n);
    expect(dueOf(foldAccount(credited))).toBe(10n);
    const taken = foldAccount([...credited, movement('CreditWithdrawn', { amount: 10n })]);
    expect(taken.creditsPaid).toBe(10n);
    expect(dueOf(taken)).toBe(0n);
  });

  it('passes over events that move no money', () => {
    expect(foldAccount([...deployed, movement('AdPriceChanged'), movement('Paused')])).toEqual(
      foldAccount(deployed),
    );
  });

  it('sums what several events brought', () => {
    const events = [...deployed, paid(10n), paid(15n), settled, settled, released('platform', 4n)];
    expect(foldAccount(events)).toMatchObject({
      ...{ paid: 25n, settled: 20n, released: 4n },
      ...{ owedFounder: 6n, owedPlatform: 10n },
    });
  });

  it('owes a successor what was owed before', () => {
    const events = [...deployed, paid(10n), settled, payee('founder', 'heir'), released('heir', 3n)];
    expect(foldAccount(events)).toMatchObject({
      founder: 'heir',
      owedFounder: 0n,
      owedPlatform: 7n,
      released: 3n,
    });
  });

  it('tells the places apart when an account changes from one to the other', () => {
    const changes = [payee('founder', 'heir'), payee('platform', 'founder')];
    const account = foldAccount([...deployed, paid(10n), settled, ...changes, released('founder', 7n)]);
    expect(account).toMatchObject({ owedFounder: 3n, owedPlatform: 0n });
  });
});
