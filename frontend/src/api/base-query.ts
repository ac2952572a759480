import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { type ApiError, REQUEST_ID, toApiError } from './api-error';
import type { ChainFailure } from './chain-failure';
import { failureWords } from './failure-words';
import { type Answer, refusals } from './refusals';

/** Error bodies stay text: the error's message quotes them as they came (spec section 8). */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) return text;
  return text === '' ? null : JSON.parse(text);
}

/** What a query may end with: endpoints of `chain/` ask wallets and nodes, all others the server. */
type QueryFailure = ApiError | ChainFailure;

/** A call that may be sent by other means than fetch, as by one that tells how far it has come. */
export interface SiteCall extends FetchArgs {
  send?: typeof fetch;
}

/** With its answer, whose headers say where a list goes on. */
type BaseQuery = BaseQueryFn<
  string | SiteCall,
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

/** The header by which a change says whose page it comes from; the server refuses it where somebody else is signed in. */
const ACCOUNT = 'X-Account';

/** Endpoints that say by themselves as whom somebody wants to be signed in, whoever is so far. */
const SIGNING_IN = /login$|factor$|^register$/i;

/** What the store says of the page's account. */
interface Known {
  session: { user: { id: number } | null };
}

/** Names the page's account in the header of whatever may change something. */
function nameAccount(
  headers: Headers,
  { endpoint, type, getState }: { endpoint: string; type: 'query' | 'mutation'; getState: () => unknown },
): void {
  const account = type === 'mutation' && !SIGNING_IN.test(endpoint) && (getState() as Known).session.user?.id;
  if (account) headers.set(ACCOUNT, `${account}`);
}

/** Calls the API with cookies and turns every failure into an {@link ApiError}. On the server the store brings the access. */
export function createBaseQuery(baseUrl: string): BaseQuery {
  return async (call, api, options) => {
    const server = api.extra as ServerAccess | undefined;
    const { send = server?.fetch, ...request } = typeof call === 'string' ? { url: call } : call;
    const query = fetchBaseQuery({
      baseUrl: server?.origin ?? baseUrl,
      fetchFn: send,
      credentials: 'include',
      prepareHeaders: nameAccount,
      responseHandler: readBody,
    });
    const ask = async (asked: FetchArgs = request): Promise<Answer> => {
      const { data, error, meta } = await query(asked, api, options);
      if (!error) return { data, meta };
      const { statusText = '', headers } = meta?.response ?? {};
      return { error: toApiError(error, statusText, headers?.get(REQUEST_ID)), meta };
    };
    const { type } = api;
    let answer = await ask();
    // Nothing that was typed is lost: the same call goes out again, with what it lacked.
    if (answer.error?.problem) {
      if (type === 'mutation') await refusals.coming?.();
      answer = (await refusals.mend?.(answer, { request, type, ask })) ?? answer;
    }
    // What was asked to be done is answered in a sentence; what a page shows fetches its words as it draws the failure.
    if (type === 'mutation' && answer.error?.problem) await failureWords.fetch?.();
    return answer;
  };
}
