export { getAdPayment, getTransaction } from './api';
export { AdPaymentPanel } from './components/AdPaymentPanel';
export { PaymentCard } from './components/PaymentCard';
export { PaymentReceipt } from './components/PaymentReceipt';
export { PaymentStatusBadge } from './components/PaymentStatusBadge';
export { ReleasePanel } from './components/ReleasePanel';
export { TransactionDetails } from './components/TransactionDetails';
export { WalletClaims } from './components/WalletClaims';
export { splitShares } from './shares';
