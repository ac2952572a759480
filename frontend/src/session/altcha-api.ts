import { altchaApi } from '../api/generated/altcha';

/** Apart from the session's own calls, as only the dialog needs it. A challenge counts once, so that none is kept. */
export const { useLazyGetAltchaQuery } = altchaApi.enhanceEndpoints({
  endpoints: { getAltcha: { keepUnusedDataFor: 0 } },
});
