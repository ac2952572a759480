import { type ContractPayment, readPayments } from '../../../chain/books/contract-state.js';
import type { AdPayment } from '../../payments/entities/ad-payment.entity.js';
import { type BookDifference, compareWithContract } from '../book-difference.js';
import { type CheckedContract, type CheckedSlice, contractAt, subjectsAfter } from './contract-check.js';
import { CHUNK, inChunks, sliceOf } from './in-chunks.js';

type Row = Pick<AdPayment, 'payer' | 'attempt' | 'amount' | 'outcome'> & { ad_id: string };

/** Compares the newest payment of each ad with the splitter's. */
export const checkPayments = (checked: CheckedContract, after: string): Promise<CheckedSlice> =>
  sliceOf(after, async (last) => {
    const rows = await newestPayments(checked, last);
    const later = await subjectsAfter(checked);
    const ids = rows.map((row) => row.ad_id);
    const found = await readPayments(contractAt(checked), ids);
    const differences = rows.flatMap((row, index) =>
      later.has(row.ad_id) ? [] : differencesOf(row, found[index]!),
    );
    return { ids, differences };
  });

/** Wei that the splitter says it holds undecided at one block: of the ads of which the database says so, or of which it knows more by now. */
export async function readHeld(checked: CheckedContract): Promise<bigint> {
  const { chain, contract, manager } = checked;
  const later = [...(await subjectsAfter(checked))];
  let held = 0n;
  await inChunks(async (after) => {
    const place = [chain.chainId, contract.address.toLowerCase(), after, later];
    const rows = await manager.query<{ adId: string }[]>(UNDECIDED, place);
    const adIds = rows.map(({ adId }) => adId);
    held += sumHeld(await readPayments(contractAt(checked), adIds));
    return adIds;
  });
  return held;
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
  return compareWithContract('payment', row.ad_id, inWords(books), inWords(found));
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
    [chain.chainId, contract.address.toLowerCase(), after || '0'],
  );
}

/** Those whose state is open, in the words of the index `ad_payments_open`; who was paid twice is told once. */
const UNDECIDED = `
  SELECT DISTINCT ad_id AS "adId" FROM (
    SELECT ad_id FROM ad_payments
    WHERE chain_id = $1 AND splitter = $2 AND status IN ('confirming', 'confirmed', 'refunding')
    UNION ALL
    SELECT ad_id FROM ad_payments WHERE chain_id = $1 AND splitter = $2 AND ad_id = ANY($4::numeric[])
  ) undecided
  WHERE ad_id > $3 ORDER BY ad_id LIMIT ${CHUNK}
`;
