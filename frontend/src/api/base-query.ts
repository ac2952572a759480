import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { REQUEST_ID, toApiError, type ApiError } from './api-error';
import type { ChainFailure } from './chain-failure';
import { stepUp } from './step-up';

/** Error bodies stay text: the error's message quotes them as they came (spec section 8). */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) return text;
  return text === '' ? null : JSON.parse(text);
}

/** What a query may end with: endpoints of `chain/` ask wallets and nodes, all others the server. */
type QueryFailure = ApiError | ChainFailure;

/** With its answer, whose headers say where a list goes on. */
type BaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  QueryFailure,
  object,
  FetchBaseQueryMeta | undefined
>;

/** How the server reaches the API while it renders a page. */
export interface ServerAccess {
  fetch: typeof fetch;
  /** The origin that addresses are written with; never called over a network. */
  origin: string;
}

/** Calls the API with cookies and turns every failure into an {@link ApiError}. On the server the store brings the access. */
export function createBaseQuery(baseUrl: string): BaseQuery {
  return async (request, api, options) => {
    const server = api.extra as ServerAccess | undefined;
    const query = fetchBaseQuery({
      baseUrl: server?.origin ?? baseUrl,
      fetchFn: server?.fetch,
      credentials: 'include',
      responseHandler: readBody,
    });
    const ask = async () => {
      const { data, error, meta } = await query(request, api, options);
      if (!error) return { data, meta };
      const { statusText = '', headers } = meta?.response ?? {};
      return { error: toApiError(error, statusText, headers?.get(REQUEST_ID)), meta };
    };
    const answer = await ask();
    const isProofNeeded = answer.error?.problem?.code === 'step_up_needed';
    // Nothing that was typed is lost: the same call goes out again.
    return isProofNeeded && (await stepUp.ask?.()) ? ask() : answer;
  };
}
