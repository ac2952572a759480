import { HttpException } from '@nestjs/common';
import { defineProblem, type Given, type Problem } from './problem.js';

/** What is wrong with single fields, as a form shows it beside its inputs. */
export type FieldProblems = Record<string, Problem[]>;

interface Particulars {
  fields?: FieldProblems;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfter?: number;
}

/** An expected failure: a status, and what is wrong for programs and for people. */
export class AppError extends HttpException {
  readonly fields?: FieldProblems;
  readonly retryAfter?: number;

  constructor(
    statusCode: number,
    readonly problem: Problem,
    { fields, retryAfter }: Particulars = {},
  ) {
    super(problem.message, statusCode);
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

interface FailureRule {
  /** The field that is at fault. */
  field?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** Makes a failure with a problem of its own; what it gives is called with the values for the text's {{placeholders}}. */
export function defineFailure<Text extends string>(
  statusCode: number,
  code: string,
  text: Text,
  { field, retryAfter }: FailureRule = {},
): (...given: Given<Text>) => AppError {
  const say = defineProblem(code, text);
  return (...given) => {
    const problem = say(...given);
    return new AppError(statusCode, problem, {
      retryAfter,
      ...(field && { fields: { [field]: [problem] } }),
    });
  };
}
