import type { Logger } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';

/** Anyone may read the answer, and foreign messages can hold addresses with keys: those are for the log. */
export async function problemOf(
  logger: Logger,
  part: string,
  check: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return `${part} (${error.message})`;
    logger.warn({ err: error }, `The health check of the ${part} failed`);
    return part;
  }
}
