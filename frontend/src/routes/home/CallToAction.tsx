import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { Band } from '../../ui/layout/Band';
import { ButtonLink } from '../../ui/button/ButtonLink';

export function CallToAction() {
  const { t } = useTranslation('home');
  return (
    <Band
      title={t('callToAction.title')}
      text={t('callToAction.text')}
      action={<ButtonLink to={paths.submitAd}>{t('callToAction.submitAd')}</ButtonLink>}
    />
  );
}
