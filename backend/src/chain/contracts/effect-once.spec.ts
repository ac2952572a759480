import { encodeMint, encodeSetBadgeType } from './badge.js';
import { takesEffectOnce } from './effect-once.js';
import { encodeDecision } from './splitter.js';
import { encodePublish } from './vote-registry.js';

const wallet = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const payment = { adId: '12', payer: wallet, attempt: 1 };

describe('a call that is sent once more', () => {
  it.each([
    ['a settlement that names its attempt', encodeDecision('settle', payment, 2)],
    ['a refund that names its attempt', encodeDecision('refund', payment, 2)],
    ['the minting of a badge', encodeMint(wallet, 7, 1)],
    ['the root of a month', encodePublish('2026-10', `0x${'1'.repeat(64)}`, 3)],
  ])('cannot take effect twice: %s', (_what, data) => {
    expect(takesEffectOnce(data)).toBe(true);
  });

  it.each([
    ['a settlement on the first splitter, which knew payers only', encodeDecision('settle', payment, 1)],
    ['a refund on the first splitter', encodeDecision('refund', payment, 1)],
    ['the type of a badge, which may go back to an earlier one', encodeSetBadgeType('1793', 2)],
    ['a transfer of coins', '0x'],
  ])('may take effect twice: %s', (_what, data) => {
    expect(takesEffectOnce(data)).toBe(false);
  });
});
