import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What every failed call rejects with. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** '<status>: <body text>', or the status text where the body is empty (spec section 8). */
  message: string;
  /** The server's sentence for a person; null when it sent none. */
  serverMessage: string | null;
  /** The server's name for the cause, such as 'validation_failed'; null when it sent none. */
  code: string | null;
  /** Messages by field name; empty when no field is at fault. */
  fields: Record<string, string[]>;
}

interface ErrorBody {
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Turns what fetch reports into an {@link ApiError}. */
export function toApiError(error: FetchBaseQueryError, statusText: string): ApiError {
  if (typeof error.status !== 'number') {
    const cause = 'error' in error && error.error ? error.error : error.status;
    return { status: 0, message: `0: ${cause}`, serverMessage: null, code: null, fields: {} };
  }
  const text = typeof error.data === 'string' ? error.data : '';
  const body = parseBody(text);
  return {
    status: error.status,
    message: `${error.status}: ${text || statusText}`,
    serverMessage: body.message ?? null,
    code: body.code ?? null,
    fields: body.errors ?? {},
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'fields' in error;
}

/** The server's sentence for a toast, else the given fallback. */
export function serverMessage(error: unknown, fallback: string): string {
  return (isApiError(error) && error.serverMessage) || fallback;
}
