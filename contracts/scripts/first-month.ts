import type { Connection } from './connection.ts';
import type { DeployedContract } from './deployment-record.ts';

// The contract knows no month before 1970.
const MONTH = /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/;
const ROOTS = ['function roots(string month) view returns (bytes32 root)'];

const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** The month that many months later, or earlier. */
function monthBeside(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)));
}

/** The months from one to another, the newest first. */
function monthsDownTo(first: string, last: string): string[] {
  return last < first ? [] : [last, ...monthsDownTo(first, monthBeside(last, -1))];
}

/**
 * The first month that a registry of votes deployed now is to take, written YYYY-MM: FIRST_MONTH, else the one after the last
 * that was published to the registries before it, else the one in which the oldest of these was deployed, else the current
 * one. Earlier months go to an earlier registry.
 * @param registries those that the chain has, oldest first
 * @throws when FIRST_MONTH is no month, or still to come
 */
export async function readFirstMonth(
  connection: Connection,
  registries: DeployedContract[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const current = monthOf(new Date());
  const wanted = environment.FIRST_MONTH || undefined;
  if (wanted === undefined) return monthAfterTheOthers(connection, registries, current);
  if (!MONTH.test(wanted)) throw new Error('FIRST_MONTH is not valid: a month is written YYYY-MM.');
  if (wanted > current) throw new Error(`FIRST_MONTH is not valid: ${wanted} has not begun yet.`);
  return wanted;
}

/** Asked month by month: of the events of years a public node tells nothing. */
async function monthAfterTheOthers(
  { ethers }: Connection,
  registries: DeployedContract[],
  current: string,
): Promise<string> {
  const block = registries[0] && (await ethers.provider.getBlock(registries[0].block));
  if (!block) return current;
  const deployed = monthOf(new Date(block.timestamp * 1000));
  for (const month of monthsDownTo(deployed, monthBeside(current, -1))) {
    for (const { address } of registries) {
      const registry = new ethers.Contract(address, ROOTS, ethers.provider);
      const root = (await registry.getFunction('roots').staticCall(month)) as string;
      if (root !== ethers.ZeroHash) return monthBeside(month, 1);
    }
  }
  return deployed < current ? deployed : current;
}
