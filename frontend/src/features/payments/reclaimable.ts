import type { AdPayment } from './api';

/** Whether the payer may take a payment back that nobody has decided on, once its time has come. */
export const isReclaimableLater = ({ status, payer, reclaimableAt }: AdPayment): boolean =>
  status === 'confirmed' && payer !== null && reclaimableAt !== null;

/** Whether the payer may take it back now. */
export const isReclaimableNow = (payment: AdPayment): boolean =>
  isReclaimableLater(payment) && Date.parse(payment.reclaimableAt ?? '') <= Date.now();
