import { readCredits } from '../../../chain/books/contract-state.js';
import { type BookDifference, compareWithContract } from '../book-difference.js';
import { type CheckedContract, contractAt } from './contract-check.js';
import { CHUNK, inChunks } from './in-chunks.js';

interface Row {
  payer: string;
  /** Wei. */
  credit: string;
}

/** Compares what waits for each payer who could not take a refund; `total` is wei by the splitter. */
export async function checkCredits(
  checked: CheckedContract,
): Promise<{ total: bigint; differences: BookDifference[] }> {
  let total = 0n;
  const differences: BookDifference[] = [];
  await inChunks(async (after) => {
    const rows = await creditsOf(checked, after);
    const payers = rows.map(({ payer }) => payer);
    const found = await readCredits(contractAt(checked), payers);
    total = found.reduce((sum, credit) => sum + credit, total);
    rows.forEach(({ payer, credit }, index) =>
      differences.push(...compareWithContract('credit', payer, credit, String(found[index]))),
    );
    return payers;
  });
  return { total, differences };
}

async function creditsOf(
  { chain, contract, block, manager }: CheckedContract,
  after: string,
): Promise<Row[]> {
  return manager.query<Row[]>(
    `SELECT args->>'payer' AS payer,
       sum(CASE name WHEN 'RefundCredited' THEN 1 ELSE -1 END * (args->>'amount')::numeric)::text AS credit
     FROM chain_events
     WHERE chain_id = $1 AND name IN ('RefundCredited', 'CreditWithdrawn')
       AND contract = $2 AND block_number <= $3 AND args->>'payer' > $4
     GROUP BY 1 ORDER BY 1 LIMIT ${CHUNK}`,
    [chain.chainId, contract.address.toLowerCase(), block.number, after],
  );
}
