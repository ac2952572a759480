import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { HomePart } from '../HomePart';

/** For whoever has none yet. */
export function FirstAd() {
  const { t } = useTranslation('homes');
  return (
    <HomePart isFirst title={t('advertiser.first.title')} note={t('advertiser.first.text')}>
      <ButtonLink to={paths.submitAd}>{t('advertiser.first.action')}</ButtonLink>
    </HomePart>
  );
}
