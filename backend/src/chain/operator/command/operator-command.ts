import { AppError } from '../../../common/errors/app-error.js';
import { ConfigError } from '../../../config/environment.js';
import { describeProblem } from '../operator-problem.js';
import { cancel } from './cancel.js';
import { type CommandContext, CommandRefusal } from './command-context.js';
import { rotate } from './rotate.js';
import { status } from './status.js';

const USAGE = `What the operator has and does, and what a person can do about it:
  status                    accounts, coins and open transactions on each chain
  cancel <id>               an empty transfer in the place of an open transaction
  rotate [part] [address]   what a new key still needs, of the moderator, minter or publisher or of all parts;
                            without an address, the configured one`;

/** Carries out what stands on the command line; false where something was refused or is still missing. */
export async function runOperatorCommand(
  [command, ...args]: readonly string[],
  context: CommandContext,
): Promise<boolean> {
  if (command === 'status') return status(context);
  if (command === 'cancel') return cancel(args[0], context);
  if (command === 'rotate') return rotate(args, context);
  throw new CommandRefusal(USAGE);
}

/** Words for whoever typed the command: never a node's address, nor the bytes of a transaction. */
export function explainFailure(error: unknown): string {
  const isOurs = error instanceof CommandRefusal || error instanceof ConfigError || error instanceof AppError;
  return isOurs ? error.message : describeProblem(error);
}
