import { participantPath } from '../../../paths';
import { StructuredData } from '../../../ui/page-meta/StructuredData';
import type { SeasonArchive } from '../api';
import { useSeasonEvent } from '../hooks/use-season-event';

/** A season as an event of the series, with those who take part in it. */
export function SeasonData({ season }: { season: SeasonArchive }) {
  const { series, toEvent } = useSeasonEvent();
  if (!season.startsAt) return null;
  const performer = season.people.map(({ id, name }) => ({
    '@type': 'Person',
    name,
    url: participantPath(id),
  }));
  return <StructuredData data={{ ...toEvent(season), superEvent: series, performer }} />;
}
