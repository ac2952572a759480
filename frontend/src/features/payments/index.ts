export { AdPaymentPanel } from './components/AdPaymentPanel';
export { CreditNotice } from './components/CreditNotice';
export { CryptoPaymentCard } from './components/CryptoPaymentCard';
export { PaymentStatusBadge } from './components/PaymentStatusBadge';
export { ReleasePanel } from './components/ReleasePanel';
export { TransactionDetails } from './components/TransactionDetails';
export { splitShares } from './shares';
