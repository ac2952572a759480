/** Percent of the mutants that tests have to notice, in each part. */
export const LEAST_SCORE = 85;

/** The files whose rules decide alone, without a database or a chain; their tests stand beside them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  payments: [
    'chain/confirmations.ts',
    'chain/contracts/{effect-once,splitter}.ts',
    'chain/operator/gas-prices.ts',
    'modules/payments/{ad-payment-ids,payment-fold,payment-intent,payment-state,shown-payment}.ts',
  ],
  ledger: [
    'chain/books/{splitter-account,splitter-standing}.ts',
    'chain/contracts/decoded-event.ts',
    'common/csv.ts',
    'modules/books/{book-csv,book-cursor,book-difference,book-entry,book-kinds}.ts',
    'modules/books/audit/{audit-report,compare-events,compare-payments}.ts',
    'modules/nft/{badge-plan,badge-state,badge-types}.ts',
  ],
  votes: [
    'common/calendar-month.ts',
    'modules/awards/{award-period,ranking}.ts',
    'modules/votes/{parse-month.pipe,vote-leaf,vote-tree,voter-address}.ts',
  ],
  access: [
    'common/access/{access.guard,account-of-session,network-of,origin.middleware,safe-methods}.ts',
    'common/access/{session-cookie,session-marks}.ts',
    'modules/ads/ad-access.ts',
    'modules/auth/{confirmed-email.guard,login-origin,password-demands.service,public-name}.ts',
    'modules/participants/participation-policy.ts',
    'modules/second-factor/relying-party.ts',
  ],
};
