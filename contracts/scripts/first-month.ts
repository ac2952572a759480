import type { Connection } from './connection.ts';
import type { DeployedContract } from './deployment-record.ts';

// The contract knows no month before 1970.
const MONTH = /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/;
const REGISTRY = [
  'function roots(string month) view returns (bytes32 root)',
  'function firstMonth() view returns (string month)',
];

/** Earlier versions of the registry take every month. */
const FIRST_WITH_FIRST_MONTH = 2;

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
  return wantedMonth(environment) ?? monthAfterTheOthers(connection, registries, monthOf(new Date()));
}

/**
 * FIRST_MONTH, where no registry that stands takes a month as early as this, so that one more has to stand beside them.
 * @throws when FIRST_MONTH is no month, or still to come
 */
export async function readMonthWithoutPlace(
  connection: Connection,
  registries: DeployedContract[],
  environment: Record<string, string | undefined>,
): Promise<string | undefined> {
  const wanted = wantedMonth(environment);
  if (wanted === undefined) return undefined;
  const taken = await Promise.all(registries.map((each) => takesMonth(connection, each, wanted)));
  return taken.includes(true) ? undefined : wanted;
}

function wantedMonth({ FIRST_MONTH }: Record<string, string | undefined>): string | undefined {
  if (!FIRST_MONTH) return undefined;
  if (!MONTH.test(FIRST_MONTH)) throw new Error('FIRST_MONTH is not valid: a month is written YYYY-MM.');
  if (FIRST_MONTH > monthOf(new Date()))
    throw new Error(`FIRST_MONTH is not valid: ${FIRST_MONTH} has not begun yet.`);
  return FIRST_MONTH;
}

async function takesMonth({ ethers }: Connection, { address, version }: DeployedContract, month: string) {
  if (version < FIRST_WITH_FIRST_MONTH) return true;
  const registry = new ethers.Contract(address, REGISTRY, ethers.provider);
  return ((await registry.getFunction('firstMonth').staticCall()) as string) <= month;
}

/**
 * Makes sure that a registry begins after every month of which an earlier one has the root: it would take such a month from there.
 * @param registries those that the chain has and that take every month, as others keep what they were made for
 * @throws an error that names the month, and where its root stands
 */
export async function assertUnsealed(
  connection: Connection,
  registries: DeployedContract[],
  firstMonth: string,
): Promise<void> {
  const all = registries.filter(({ version }) => version < FIRST_WITH_FIRST_MONTH);
  const sealed = await lastSealed(connection, all, firstMonth, monthBeside(monthOf(new Date()), -1));
  if (sealed === undefined) return;
  const { month, address } = sealed;
  throw new Error(
    `FIRST_MONTH is not valid: the root of ${month} stands on ${address}, so the first month is ${monthBeside(month, 1)} or later.`,
  );
}

/** The last month between two that has a root, and where. Asked month by month: of the events of years a public node tells nothing. */
async function lastSealed(
  { ethers }: Connection,
  registries: DeployedContract[],
  first: string,
  last: string,
): Promise<{ month: string; address: string } | undefined> {
  if (registries.length === 0) return undefined;
  for (const month of monthsDownTo(first, last)) {
    for (const { address } of registries) {
      const registry = new ethers.Contract(address, REGISTRY, ethers.provider);
      const root = (await registry.getFunction('roots').staticCall(month)) as string;
      if (root !== ethers.ZeroHash) return { month, address };
    }
  }
  return undefined;
}

async function monthAfterTheOthers(
  connection: Connection,
  registries: DeployedContract[],
  current: string,
): Promise<string> {
  const block = registries[0] && (await connection.ethers.provider.getBlock(registries[0].block));
  if (!block) return current;
  const deployed = monthOf(new Date(block.timestamp * 1000));
  const sealed = await lastSealed(connection, registries, deployed, monthBeside(current, -1));
  if (sealed) return monthBeside(sealed.month, 1);
  return deployed < current ? deployed : current;
}
