import { useTranslation } from 'react-i18next';
import { WinnersOfSeason } from '../../features/awards';
import { SeasonList } from '../../features/seasons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** Every season of the challenge, and who won those that are over. */
export default function Seasons() {
  const { t } = useTranslation('seasons');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SeasonList renderWinners={(season) => <WinnersOfSeason season={season} />} />
    </Page>
  );
}
