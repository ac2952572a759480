import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from './app-error.js';
import { databaseUnavailable } from './common.errors.js';
import { isDatabaseConnectionFailure } from './connection-failure.js';

/** The one place that shapes failures: `{statusCode, code, message, errors?}`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const error = this.toAppError(exception, http.getRequest<Request>());
    if (response.headersSent) return void response.end();
    if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
    response.status(error.getStatus()).json({
      statusCode: error.getStatus(),
      code: error.code,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
    });
  }

  private toAppError(exception: unknown, request: Request): AppError {
    if (exception instanceof AppError) return exception;
    if (isDatabaseConnectionFailure(exception)) return databaseUnavailable();
    const status = statusOf(exception);
    if (status !== undefined && status < 500) {
      return new AppError(
        status,
        CODES[status] ?? 'bad_request',
        MESSAGES[status] ?? (exception as Error).message,
      );
    }
    this.logger.error({ err: exception, method: request.method, path: request.path }, 'Unexpected failure');
    return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');
  }
}

const CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

const MESSAGES: Record<number, string> = {
  404: 'There is nothing at this address',
  413: 'The request is too large',
  415: 'This encoding of the request is not supported',
};

/** Body parsers throw plain errors that carry `status`; Nest throws HttpException. */
function statusOf(exception: unknown): number | undefined {
  if (exception instanceof HttpException) return exception.getStatus();
  const { status } = (exception ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 600 ? status : undefined;
}
