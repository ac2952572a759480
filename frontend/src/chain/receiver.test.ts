import { expect, it } from 'vitest';
import { receiverFault } from './receiver';

const splitter = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

it.each([
  [other, null],
  [other.toLowerCase(), null],
  ['', 'invalid'],
  ['somebody.eth', 'invalid'],
  [other.slice(0, -1), 'invalid'],
  [`${other}0`, 'invalid'],
  [other.slice(2), 'invalid'],
  [other.replace('0x', '0X'), 'invalid'],
  [other.replace('Fd', 'fd'), 'checksum'],
  [`0x${other.slice(2).toUpperCase()}`, 'checksum'],
  [`0x${'0'.repeat(40)}`, 'nobody'],
  [splitter, 'contract'],
  [splitter.toLowerCase(), 'contract'],
  [account, 'self'],
  [account.toLowerCase(), 'self'],
])('finds of %s: %s', (typed, fault) => {
  expect(receiverFault(typed, splitter, account)).toBe(fault);
});
