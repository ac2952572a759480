import { useMoment } from '../../i18n/use-moment';
import type { AdPayment } from './api';

/** Whether the payer may take a payment back that nobody has decided on, once its time has come. */
export const isReclaimableLater = ({ status, payer, reclaimableAt }: AdPayment): boolean =>
  status === 'confirmed' && payer !== null && reclaimableAt !== null;

/** Whether the payer may take it back now. */
export function useReclaimableNow(payment: AdPayment | undefined): boolean {
  const now = useMoment();
  return (
    payment !== undefined && isReclaimableLater(payment) && Date.parse(payment.reclaimableAt ?? '') <= now
  );
}
