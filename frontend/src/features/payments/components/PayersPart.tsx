import { useTranslation } from 'react-i18next';
import { isPaymentDue } from '../../../api/payment-states';
import { payAdPath } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Address } from '../../../ui/money/Address';
import { useAdPayment } from '../use-ad-payment';
import { useAttempt } from '../use-attempt';
import panels from './Panel.module.css';
import { WalletClaims } from './WalletClaims';

export interface PayersPartProps {
  adId: number;
  /** The ad's moderation status: one that was rejected or has had its run is not worth paying for. */
  adStatus: string;
  isOwner: boolean;
}

/** What whoever pays for an ad has to do with its payment: the way to pay, what this browser has begun, what waits for the wallet. */
export default function PayersPart({ adId, adStatus, isOwner }: PayersPartProps) {
  const { t } = useTranslation('payments');
  const attempt = useAttempt(adId);
  const { payment } = useAdPayment(adId, () => attempt.step === 'sent');
  if (!isOwner) return null;
  const isShown = adStatus === 'pending' || adStatus === 'approved';
  const isPayable = isShown && payment !== undefined && isPaymentDue(payment.status);
  return (
    <>
      {isPayable && (
        <ButtonLink to={payAdPath(adId)} className={panels.action}>
          {attempt.step === 'none' ? t('panel.pay') : t('panel.resume')}
        </ButtonLink>
      )}
      <WalletClaims />
      {payment?.status === 'refunded' && payment.splitter !== null && (
        <p className={panels.note}>
          {t('credit.contractWallet')} <Address value={payment.splitter} />
        </p>
      )}
    </>
  );
}
