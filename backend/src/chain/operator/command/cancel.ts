import { chainName } from '../../chains.js';
import type { FollowedChain } from '../../followed-chain.js';
import { OperatorTransaction } from '../entities/operator-transaction.entity.js';
import { firstPrice, inGwei, replacementPrice } from '../gas-prices.js';
import type { Operator } from '../operator.js';
import { costOfCancelling } from '../signed-form.js';
import { isMined, OPEN } from '../transaction-states.js';
import { type CommandContext, CommandRefusal } from './command-context.js';

/** Puts an empty transfer in the place of an open transaction; its intent is free once that one is final. @throws CommandRefusal */
export async function cancel(
  argument: string | undefined,
  { chains, dataSource, print }: CommandContext,
): Promise<boolean> {
  const transaction = await findOpenTransaction(argument, dataSource.manager);
  const chain = chains.find(transaction.chainId);
  if (!chain) throw new CommandRefusal(`No node of chain ${transaction.chainId} is configured`);
  const operator = await signerOf(chain, transaction);
  const cancelled = await operator.cancel(transaction, await priceOf(chain, transaction));
  if (!cancelled)
    throw new CommandRefusal('The transaction changed just now: look at its status and try again');
  await operator.broadcast(cancelled);
  print(`An empty transfer was sent in the place of transaction ${cancelled.id} (${cancelled.intent}):`);
  print(`  ${cancelled.hashes.at(-1)} on ${chainName(chain.chainId)}, nonce ${cancelled.nonce}`);
  print('Either of both may still be mined. Once the transfer is final the site may sign the intent anew.');
  return true;
}

async function findOpenTransaction(
  argument: string | undefined,
  manager: CommandContext['dataSource']['manager'],
): Promise<OperatorTransaction> {
  const isId = /^\d{1,9}$/.test(argument ?? '');
  const found = isId && (await manager.findOneBy(OperatorTransaction, { id: Number(argument), ...OPEN }));
  if (!found) throw new CommandRefusal(`No open transaction has the id "${argument ?? ''}": see the status`);
  return found;
}

async function signerOf(
  { operators, client }: FollowedChain,
  { signer, nonce, id }: OperatorTransaction,
): Promise<Operator> {
  const account = operators.find(signer);
  if (!account)
    throw new CommandRefusal(`Transaction ${id} was signed by ${signer}: only its key can cancel it`);
  const used = await client.call(async (provider) => provider.getTransactionCount(signer));
  if (isMined({ nonce }, used))
    throw new CommandRefusal(`Transaction ${id} is mined already, or its nonce was used elsewhere`);
  return account.operator;
}

/** At the market, and high enough for nodes to take it in the other one's place. */
async function priceOf(
  { market, client }: FollowedChain,
  { gasPrice, signer }: OperatorTransaction,
): Promise<bigint> {
  const prices = await market.prices();
  const least = replacementPrice(BigInt(gasPrice));
  if (least > prices.cap)
    throw new CommandRefusal(
      `Nodes take nothing below ${inGwei(least)} gwei in its place: set MAX_GAS_PRICE_GWEI to more than its ${inGwei(prices.cap)}`,
    );
  const wanted = firstPrice(prices);
  const price = wanted > least ? wanted : least;
  const balance = await client.call(async (provider) => provider.getBalance(signer));
  if (balance < costOfCancelling(price))
    throw new CommandRefusal(`The account ${signer} has too little for gas`);
  return price;
}
