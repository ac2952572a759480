import type { AdPaymentSplitter, PayeeShare } from '../../chain/ad-payment-splitter';

/** Founder and platform with what waits for each; one function, so that readings of it do not begin anew at every render. */
export const readPayees = (splitter: AdPaymentSplitter): Promise<PayeeShare[]> => splitter.payees();
