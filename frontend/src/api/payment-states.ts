import type { Ad } from './generated/ads';

type PaymentStatus = Ad['paymentStatus'];

const due: readonly PaymentStatus[] = ['pending', 'refunded', 'failed'];
const moving: readonly PaymentStatus[] = ['confirming', 'refunding'];

/** Whether the ad waits to be paid, for the first time or again. */
export const isPaymentDue = (status: PaymentStatus): boolean => due.includes(status);

/** Whether the payment's state is about to change by itself, so that it is worth asking again. */
export const isPaymentMoving = ({ status, paymentStatus }: Pick<Ad, 'status' | 'paymentStatus'>): boolean =>
  moving.includes(paymentStatus) ||
  (paymentStatus === 'confirmed' && (status === 'approved' || status === 'completed'));
