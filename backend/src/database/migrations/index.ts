import { AccountsAdsPayments1795217975973 } from './1795217975973-accounts-ads-payments.js';
import { SessionsLimitsSearch1795217975974 } from './1795217975974-sessions-limits-search.js';

/** In the order in which they run. */
export const migrations = [AccountsAdsPayments1795217975973, SessionsLimitsSearch1795217975974];
