import { type ContractPayment, readPayments } from '../../../chain/books/contract-state.js';
import type { AdPayment } from '../../payments/entities/ad-payment.entity.js';
import { type BookDifference, compare } from '../book-difference.js';
import { type CheckedContract, contractAt, subjectsAfter } from './contract-check.js';
import { CHUNK, inChunks } from './in-chunks.js';

type Row = Pick<AdPayment, 'payer' | 'attempt' | 'amount' | 'outcome'> & { ad_id: string };

/** What the splitter and the database say of its payments. */
export interface PaymentsCheck {
  compared: number;
  /** Wei that the splitter says it holds undecided. */
  held: bigint;
  differences: BookDifference[];
}

/** Compares the newest payment of each ad with the splitter's. */
export async function checkPayments(checked: CheckedContract): Promise<PaymentsCheck> {
  let held = 0n;
  const differences: BookDifference[] = [];
  const compared = await inChunks(async (after) => {
    const rows = await newestPayments(checked, after);
    const later = await subjectsAfter(checked);
    const adIds = rows.map((row) => row.ad_id);
    const found = await readPayments(contractAt(checked), adIds);
    held += sumHeld(found);
    rows.forEach((row, index) => {
      if (!later.has(row.ad_id)) differences.push(...differencesOf(row, found[index]!));
    });
    return adIds;
  });
  return { compared, held, differences };
}

const sumHeld = (payments: readonly ContractPayment[]): bigint =>
  payments.filter(({ state }) => state === 'held').reduce((sum, { amount }) => sum + amount, 0n);

function differencesOf(row: Row, found: ContractPayment): BookDifference[] {
  const books: ContractPayment = {
    payer: row.payer,
    amount: BigInt(row.amount),
    state: row.outcome ?? 'held',
    attempt: found.attempt === null ? null : row.attempt,
  };
  return compare('payment', row.ad_id, inWords(books), inWords(found));
}

function inWords({ state, amount, payer, attempt }: ContractPayment): string {
  if (state === 'none') return state;
  return `${state}, ${amount} wei of ${payer}${attempt === null ? '' : `, attempt ${attempt}`}`;
}

async function newestPayments({ chain, contract, manager }: CheckedContract, after: string): Promise<Row[]> {
  return manager.query<Row[]>(
    `SELECT DISTINCT ON (ad_id) ad_id, payer, attempt, amount, outcome FROM ad_payments
     WHERE chain_id = $1 AND splitter = $2 AND ad_id > $3
     ORDER BY ad_id, attempt DESC LIMIT ${CHUNK}`,
    [chain.chainId, contract.address.toLowerCase(), after],
  );
}
