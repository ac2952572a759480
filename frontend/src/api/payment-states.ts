import type { Ad } from './generated/ads';

type PaymentStatus = Ad['paymentStatus'];

const due: readonly PaymentStatus[] = ['pending', 'refunded', 'failed'];
const moving: readonly PaymentStatus[] = ['confirming', 'refunding'];

/** Whether the ad waits to be paid, for the first time or again. */
export const isPaymentDue = (status: PaymentStatus): boolean => due.includes(status);

/** Whether the payment's state is about to change by itself, so that it is worth asking again. */
export const isPaymentMoving = (ad: Pick<Ad, 'status' | 'paymentStatus' | 'run'>): boolean =>
  moving.includes(ad.paymentStatus) || (ad.paymentStatus === 'confirmed' && isAccepted(ad));

/** Also where a moderator has hidden what has had its run. */
const isAccepted = ({ status, run }: Pick<Ad, 'status' | 'run'>): boolean =>
  status === 'approved' || status === 'completed' || run?.state === 'completed';
