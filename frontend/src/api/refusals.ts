import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';

export type Answer =
  | { data: unknown; error?: undefined; meta?: FetchBaseQueryMeta | undefined }
  | { data?: undefined; error: ApiError; meta?: FetchBaseQueryMeta | undefined };

/** A call that was refused, and the way to send it again. */
export interface RefusedCall {
  request: FetchArgs;
  type: 'query' | 'mutation';
  ask: (request?: FetchArgs) => Promise<Answer>;
}

/** Does what can be done about a refusal, so that nothing typed is lost. */
export type Mend = (refused: Answer, call: RefusedCall) => Promise<Answer>;

interface Refusals {
  mend?: Mend;
  /** Where somebody is signed in: ends when its code has come, or cannot; fetches it again where it could not before. */
  coming?: () => Promise<void>;
}

/** Who does that, once the page can: no page to read brings the code along for it. */
export const refusals: Refusals = {};
