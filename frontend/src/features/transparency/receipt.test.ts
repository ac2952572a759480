import { describe, expect, it } from 'vitest';
import { storeSecret } from '../../chain/vote-secret';
import { makeVotes, receiptOf, secretOf } from '../../testing/make-votes';
import { parseReceipt, withOwnSecret } from './receipt';

const receipt = receiptOf(makeVotes(6), 2);

describe('the text of a receipt', () => {
  it('is read as it was written', () => {
    const whole = { ...receipt, secret: secretOf(2) };
    expect(parseReceipt(JSON.stringify(whole))).toEqual(whole);
    expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt);
  });

  it.each([
    ['no JSON', '{"leaf": '],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a receipt without its leaf', JSON.stringify({ ...receipt, leaf: undefined })],
    ['a receipt whose leaf lacks a part', JSON.stringify({ ...receipt, leaf: receipt.leaf.slice(1) })],
    ['a receipt with half a hash', JSON.stringify({ ...receipt, proof: ['0x12'] })],
    ['a receipt without its root', JSON.stringify({ ...receipt, root: null })],
    [
      'a receipt for a participant that is no number',
      JSON.stringify({ ...receipt, leaf: receipt.leaf.map(String) }),
    ],
  ])('is refused when it is %s', (_what, text) => {
    expect(parseReceipt(text)).toBeNull();
  });
});

describe('a receipt to keep', () => {
  it('gets the secret that this browser drew', () => {
    storeSecret({ secret: secretOf(2), pseudonym: String(receipt.leaf[3]) });
    expect(withOwnSecret(receipt)).toEqual({ ...receipt, secret: secretOf(2) });
    localStorage.clear();
  });

  it('keeps the secret that the server drew', () => {
    expect(withOwnSecret({ ...receipt, secret: secretOf(2) })).toMatchObject({ secret: secretOf(2) });
  });

  it('stays without one where this browser has none', () => {
    expect(withOwnSecret(receipt)).toEqual(receipt);
  });
});
