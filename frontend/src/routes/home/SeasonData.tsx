import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import { useSeasonNumbers } from '../../api/season-numbers';
import { paths } from '../../paths';
import { StructuredData } from '../../ui/page-meta/StructuredData';

/** The season as an event, with its dates where they are known (schema.org/Event). */
export function SeasonData() {
  const { t, i18n } = useTranslation(['home', 'common']);
  const { data } = useGetChallengeSettingsQuery();
  const { season } = useSeasonNumbers();
  if (!data?.challengeStartDate) return null;
  return (
    <StructuredData
      data={{
        '@type': 'Event',
        name: t('hero.overline', { season }),
        description: t('hero.lead'),
        inLanguage: i18n.language,
        startDate: data.challengeStartDate,
        endDate: data.challengeEndDate,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url: paths.participants },
        organizer: { '@type': 'Organization', name: t('common:site.name'), url: paths.home },
      }}
    />
  );
}
