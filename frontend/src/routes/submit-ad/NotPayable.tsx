import { useTranslation } from 'react-i18next';
import { ownAdsPath } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Instead of the payment card where a payment would go wrong or straight back. */
export function NotPayable({ cause }: { cause: 'notYours' | 'rejected' | 'over' }) {
  const { t } = useTranslation('submit');
  return (
    <EmptyState
      text={t(`notPayable.${cause}`)}
      action={<ButtonLink to={ownAdsPath}>{t('notPayable.ownAds')}</ButtonLink>}
    />
  );
}
