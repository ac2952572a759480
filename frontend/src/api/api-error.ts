import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Failure, Problem } from './generated/failure';

/** What every failed call rejects with. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** '<status>: <body text>', or the status text where the body is empty (spec section 8). */
  message: string;
  /** What the server says is wrong; null when it said nothing. */
  problem: Problem | null;
  /** What is wrong with single fields, by name; empty when no field is at fault. */
  fields: Record<string, Problem[]>;
  /** Where the site failed (5xx): what its log calls the request, for whoever asks for help. */
  reference?: string | undefined;
}

function parseBody(text: string): Failure | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body ? (body as Failure) : null;
  } catch {
    return null;
  }
}

/** The answer's header that says what the server, or the proxy before it, calls the request. */
export const REQUEST_ID = 'x-request-id';

/** Turns what fetch reports, and what the request was called, into an {@link ApiError}. */
export function toApiError(
  error: FetchBaseQueryError,
  statusText: string,
  requestId?: string | null,
): ApiError {
  if (typeof error.status !== 'number') {
    const cause = 'error' in error && error.error ? error.error : error.status;
    return { status: 0, message: `0: ${cause}`, problem: null, fields: {} };
  }
  const text = typeof error.data === 'string' ? error.data : '';
  const body = parseBody(text);
  return {
    status: error.status,
    message: `${error.status}: ${text || statusText}`,
    problem: body && { code: body.code, params: body.params, message: body.message },
    fields: body?.details ?? {},
    reference: error.status >= 500 ? (body?.requestId ?? requestId ?? undefined) : undefined,
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'fields' in error;
}
