import { useTranslation } from 'react-i18next';
import type { AdminAd } from '../../features/admin';
import { startAhead } from '../../features/ads';
import { useLongDay } from '../../i18n/use-long-date';
import { useLocale } from '../../i18n/use-locale';
import type { Fact } from '../../ui/facts/Facts';

const names = {
  destinationUrl: 'details.website',
  callToAction: 'details.button',
  payment: 'details.payment',
} as const;

/** What a moderator is told of an ad's run: what the ad lacks, when it shall begin, and what a participant declared. */
export function useRunFacts({ run, delivery, byParticipant, notOwnProject }: AdminAd): Fact[] {
  const { t } = useTranslation('admin');
  const longDay = useLongDay();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const facts: Fact[] = [];
  const missing = delivery?.missing ?? [];
  const startsAt = startAhead(run);
  if (missing.length > 0) {
    const value = list.format(missing.map((part) => t(names[part])));
    facts.push({ label: t('details.missing'), value });
  }
  if (startsAt) facts.push({ label: t('details.startsAt'), value: longDay(startsAt) });
  if (byParticipant) {
    const word = notOwnProject ? 'declared' : 'undeclared';
    facts.push({ label: t('details.ownProject.label'), value: t(`details.ownProject.${word}`) });
  }
  return facts;
}
