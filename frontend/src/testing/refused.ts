import type { Failure, Problem } from '../api/generated/failure';

/** The server's answer to what it refuses, as {@link answerCalls} takes it. */
export const refused = (
  statusCode: number,
  problem: Problem,
  details: Record<string, Problem[]> = {},
): [number, Failure] => [statusCode, { statusCode, ...problem, details }];
