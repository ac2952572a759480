import { BalanceCheck } from '../../../chain/books/balance-check.js';
import { BookAgreement } from '../../../chain/books/entities/book-agreement.entity.js';
import { dueOf } from '../../../chain/books/splitter-account.js';
import { accountAt } from '../../../chain/books/splitter-ledger.js';
import { readSplitter, type SplitterReading } from '../../../chain/books/splitter-reading.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { type BookDifference, compareWithContract } from '../book-difference.js';
import type { CheckedContract, CheckedWhole } from './contract-check.js';
import { checkCredits } from './credits-check.js';
import { readHeld } from './payments-check.js';

/** Compares a splitter's money, and each credit, with the database. @throws chainUnavailable */
export async function checkMoney(checked: CheckedContract): Promise<CheckedWhole> {
  const { chain, contract, block, manager } = checked;
  // What its balance betrays is looked for before anything is called a difference.
  await new BalanceCheck(chain, manager.connection).check(contract, block.number);
  const reading = await readSplitter(chain.client, contract.address, block.number);
  if (!reading) throw chainUnavailable();
  const held = await readHeld(checked);
  const credits = await checkCredits(checked);
  return {
    differences: [...(await moneyOf(checked, reading)), ...credits.differences],
    figures: {
      balance: String(reading.balance),
      held: String(held),
      credits: String(credits.total),
      owedFounder: String(reading.owedFounder),
      owedPlatform: String(reading.owedPlatform),
    },
  };
}

async function moneyOf(
  { chain, contract, block, manager }: CheckedContract,
  reading: SplitterReading,
): Promise<BookDifference[]> {
  const { chainId } = chain;
  const account = await accountAt(manager, chainId, contract.address, block.number);
  const place = { chainId, contract: contract.address.toLowerCase() };
  const agreement = await manager.findOneBy(BookAgreement, place);
  const balance = dueOf(account) + BigInt(agreement?.surplus ?? 0);
  return [
    ...compareWithContract('balance', null, String(balance), String(reading.balance)),
    ...compareWithContract('founder', null, String(account.owedFounder), String(reading.owedFounder)),
    ...compareWithContract('platform', null, String(account.owedPlatform), String(reading.owedPlatform)),
  ];
}
