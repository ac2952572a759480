import { HttpException } from '@nestjs/common';

/** Messages by field, as a form shows them beside its inputs. */
export type FieldErrors = Record<string, string[]>;

/** An expected failure with a machine-readable code and a sentence for a person. */
export class AppError extends HttpException {
  constructor(
    statusCode: number,
    readonly code: string,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds after which trying again makes sense; sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message, statusCode);
  }
}
