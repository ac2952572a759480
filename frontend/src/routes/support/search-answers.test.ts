import { expect, test } from 'vitest';
import { searchAnswers } from './search-answers';

const wallet = {
  question: 'How do I connect a wallet?',
  answer: ['Choose it in the menu.'],
  keywords: 'MetaMask, link',
};
const payment = {
  question: 'How do I pay?',
  answer: ['From your own wallet.', 'Approve the price.'],
  keywords: 'refund, money back',
};
const items = [payment, wallet];

test('finds words in question and answer, those in the question first', () => {
  expect(searchAnswers(items, 'WALLET')).toEqual([wallet, payment]);
});

test('wants all words, in any order', () => {
  expect(searchAnswers(items, ' price wallet ')).toEqual([payment]);
  expect(searchAnswers(items, 'price menu')).toEqual([]);
});

test('finds words that people use and the answer does not', () => {
  expect(searchAnswers(items, 'refund')).toEqual([payment]);
  expect(searchAnswers(items, 'price refund')).toEqual([payment]);
});

test('finds nothing for an empty search', () => {
  expect(searchAnswers(items, '  ')).toEqual([]);
});
