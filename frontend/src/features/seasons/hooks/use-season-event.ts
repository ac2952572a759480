import { useTranslation } from 'react-i18next';
import { paths, seasonPath } from '../../../paths';
import type { Season } from '../api';
import { useSeasonName } from './use-season-name';

/** Gives functions that describe seasons for search engines (schema.org): all of them are a series, each is an event of it. */
export function useSeasonEvent() {
  const { t, i18n } = useTranslation(['seasons', 'common']);
  const nameOf = useSeasonName();
  const organizer = { '@type': 'Organization', name: t('common:site.name'), url: paths.home };
  const series = { '@type': 'EventSeries', name: t('common:site.name'), url: paths.seasons, organizer };
  const toEvent = (season: Season) => ({
    '@type': 'Event',
    name: nameOf(season),
    description: t('description', { name: nameOf(season) }),
    url: seasonPath(season.number),
    inLanguage: i18n.language,
    startDate: season.startsAt,
    endDate: season.endsAt ?? undefined,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: paths.participants },
    organizer,
  });
  return { series, toEvent };
}
