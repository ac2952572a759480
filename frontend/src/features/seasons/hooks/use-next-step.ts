import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../../i18n/use-long-date';
import { useMoment } from '../../../i18n/use-moment';
import type { Season, SeasonState } from '../api';

type Step = [
  key:
    | 'unknown'
    | 'applicationsFrom'
    | 'applicationsTo'
    | 'applications'
    | 'begins'
    | 'review'
    | 'ends'
    | 'running'
    | 'ceremony'
    | 'counting'
    | 'ceremonyOfClosed'
    | 'closed',
  date?: string | null,
];

/** What comes next in each state, the first whose date is still ahead; the last of each needs none. */
const steps: Record<SeasonState, (season: Season) => Step[]> = {
  planned: ({ applicationsFrom, startsAt }) => [
    ['applicationsFrom', applicationsFrom],
    ['begins', startsAt],
    ['unknown'],
  ],
  applications: ({ applicationsTo }) => [['applicationsTo', applicationsTo], ['applications']],
  running: ({ reviewAt, endsAt }) => [['review', reviewAt], ['ends', endsAt], ['running']],
  counting: ({ ceremonyAt }) => [['ceremony', ceremonyAt], ['counting']],
  closed: ({ ceremonyAt }) => [['ceremonyOfClosed', ceremonyAt], ['closed']],
};

/** Says in a sentence what comes next in a season. Only its state decides how far it has come; the dates tell when. */
export function useNextStep(season: Season): string {
  const { t } = useTranslation('seasons');
  const longDay = useLongDay();
  const now = useMoment();
  const isNext = ([, date]: Step) => date === undefined || (date !== null && Date.parse(date) > now);
  const [key, date] = steps[season.state](season).find(isNext)!;
  return t(`next.${key}`, { date: date && longDay(date) });
}
