import { readRoots } from '../../../chain/books/contract-state.js';
import { compareWithContract } from '../book-difference.js';
import { type CheckedContract, type CheckedSlice, contractAt } from './contract-check.js';

interface Row {
  month: string;
  /** Null where the votes of the month were not fixed here. */
  root: string | null;
}

/** Compares the published roots of the votes with the months' own; there is one a month. */
export async function checkRoots(checked: CheckedContract): Promise<CheckedSlice> {
  const rows = await publishedMonths(checked);
  const found = await readRoots(
    contractAt(checked),
    rows.map(({ month }) => month),
  );
  const differences = rows.flatMap(({ month, root }, index) =>
    compareWithContract('vote_root', month, root ?? 'none', found[index]!),
  );
  return { after: null, compared: rows.length, differences };
}

async function publishedMonths({ chain, contract, block, manager }: CheckedContract): Promise<Row[]> {
  return manager.query<Row[]>(
    `SELECT event.subject AS month, month.root FROM chain_events event
     LEFT JOIN vote_months month ON month.month = event.subject
     WHERE event.chain_id = $1 AND event.name = 'RootPublished' AND event.contract = $2 AND event.block_number <= $3
     ORDER BY event.subject`,
    [chain.chainId, contract.address.toLowerCase(), block.number],
  );
}
