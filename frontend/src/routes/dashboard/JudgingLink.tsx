import { useTranslation } from 'react-i18next';
import { useGetJudgingQuery } from '../../features/awards';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';

/** The way to the judges' desk, for judges. */
export function JudgingLink() {
  const { t } = useTranslation('dashboard');
  const { data } = useGetJudgingQuery();
  if (!data?.judge) return null;
  return (
    <ButtonLink kind="secondary" to={paths.judging}>
      {t('overview.judge')}
    </ButtonLink>
  );
}
