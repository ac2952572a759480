import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isCancelled,
  isFinal,
  isMined,
  isReplaced,
  notReplacedSql,
  openSql,
  type TransactionState,
} from './transaction-states.js';

const STATES: TransactionState[] = ['submitted', 'done', 'failed'];
const SOURCES = join(__dirname, '../..');

describe('what a state of a transaction means', () => {
  it.each<[string, (transaction: { status: TransactionState }) => boolean, TransactionState[]]>([
    ['final', isFinal, ['done']],
    ['replaced', isReplaced, ['failed']],
  ])('is %s in these alone', (_meaning, has, expected) => {
    expect(STATES.filter((status) => has({ status }))).toEqual(expected);
  });

  it('is mined once a block has used its nonce, whatever its state', () => {
    expect(isMined({ nonce: 4 }, 5)).toBe(true);
    expect(isMined({ nonce: 5 }, 5)).toBe(false);
  });

  it('is cancelled from the first empty transfer in its place on', () => {
    expect(isCancelled({ cancelHashes: [] })).toBe(false);
    expect(isCancelled({ cancelHashes: ['0x1'] })).toBe(true);
  });

  it('is said in SQL in the words of the partial indexes', () => {
    expect(openSql()).toBe("status = 'submitted'");
    expect(notReplacedSql('sent.')).toBe("sent.status <> 'failed'");
  });

  it('is asked for by all who deal with transactions: none of them names a state', () => {
    const names = new RegExp(STATES.map((state) => `'${state}'`).join('|'));
    const naming = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => {
      if (!file.endsWith('.ts') || /migrations|transaction-states/.test(file)) return false;
      const text = readFileSync(join(SOURCES, file), 'utf8');
      return /operator_transactions|OperatorTransaction\b/.test(text) && names.test(text);
    });
    expect(naming).toEqual([]);
  });
});
