import type { ContractTransactionResponse } from 'ethers';

function print(call: string, figure: number | string, goal?: number | string): void {
  console.log(call.padEnd(24), String(figure).padStart(8), String(goal ?? '').padStart(8));
}

/** Heads the table of one contract. */
export function printHead(contract: string): void {
  print(contract, 'Gas', 'Goal');
}

/** Prints the gas of a call and returns it. Above its goal, the process will exit with 1. */
export async function measure(
  call: string,
  sent: Promise<ContractTransactionResponse>,
  goal?: number,
): Promise<number> {
  const receipt = await (await sent).wait();
  const gas = Number(receipt?.gasUsed);
  print(call, gas, goal);
  if (goal !== undefined && gas > goal) {
    console.error(`${call} is ${gas - goal} above its goal.`);
    process.exitCode = 1;
  }
  return gas;
}

/** Prints the size of a contract beside the largest that EIP-170 allows. */
export function printCodeSize(code: string): void {
  print('Code, bytes', (code.length - 2) / 2, 24_576);
}
