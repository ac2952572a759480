import { StructuredData } from '../../../ui/page-meta/StructuredData';
import type { Season } from '../api';
import { useSeasonEvent } from '../hooks/use-season-event';

/** The seasons as a series of events; one whose beginning nobody knows is no event yet. */
export function SeasonsData({ seasons }: { seasons: readonly Season[] }) {
  const { series, toEvent } = useSeasonEvent();
  const dated = seasons.filter(({ startsAt }) => startsAt !== null);
  return <StructuredData data={{ ...series, subEvent: dated.map(toEvent) }} />;
}
