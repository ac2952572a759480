import type { PaymentStatus } from './api';

const due: readonly PaymentStatus[] = ['pending', 'refunded', 'failed'];

/** Whether the ad waits to be paid, for the first time or again. */
export const isPaymentDue = (status: PaymentStatus): boolean => due.includes(status);
