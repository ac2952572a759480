import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { currentRequestId } from '../request-id.js';
import { AppError } from './app-error.js';
import {
  badRequest,
  databaseUnavailable,
  internalError,
  notAllowed,
  nothingHere,
  notSignedIn,
  storageUnavailable,
  tooLarge,
  unsupportedEncoding,
} from './common.errors.js';
import { isDatabaseConnectionFailure, isStorageFailure } from './connection-failure.js';
import type { FailureDto } from './failure.dto.js';

/** The one place that shapes failures: `{statusCode, code, params?, message, errors?, details?}`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const error = this.toAppError(exception, http.getRequest<Request>());
    if (response.headersSent) return void response.end();
    if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
    response.status(error.getStatus()).json(bodyOf(error));
  }

  private toAppError(exception: unknown, request: Request): AppError {
    if (exception instanceof AppError) return exception;
    if (isDatabaseConnectionFailure(exception)) return databaseUnavailable();
    const status = statusOf(exception);
    if (status !== undefined && status < 500) return FRAMEWORK_FAILURES[status]?.() ?? badRequest(status);
    const isStorage = isStorageFailure(exception);
    this.logger.error(
      { err: exception, method: request.method, path: request.path },
      isStorage ? 'Nothing can be stored' : 'Unexpected failure',
    );
    return isStorage ? storageUnavailable() : internalError();
  }
}

const FRAMEWORK_FAILURES: Record<number, () => AppError> = {
  401: notSignedIn,
  403: notAllowed,
  404: nothingHere,
  413: tooLarge,
  415: unsupportedEncoding,
};

/** Body parsers throw plain errors that carry `status`; Nest throws HttpException. */
function statusOf(exception: unknown): number | undefined {
  if (exception instanceof HttpException) return exception.getStatus();
  const { status } = (exception ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 600 ? status : undefined;
}

function bodyOf(error: AppError): FailureDto {
  const { problem, retryAfter, fields } = error;
  const seconds = retryAfter !== undefined && { params: { ...problem.params, seconds: retryAfter } };
  return {
    statusCode: error.getStatus(),
    ...problem,
    ...seconds,
    ...(fields && { errors: messagesOf(fields), details: fields }),
    ...(error.getStatus() >= 500 && { requestId: currentRequestId() }),
  };
}

const messagesOf = (fields: NonNullable<AppError['fields']>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [field, problems.map(({ message }) => message)]),
  );
