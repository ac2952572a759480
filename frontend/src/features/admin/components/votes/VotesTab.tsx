import { useTranslation } from 'react-i18next';
import { Section } from '../../../../ui/layout/Section';
import { CommentsToDecide } from './CommentsToDecide';
import { ReportCommentsToDecide } from './ReportCommentsToDecide';
import { HourlyBursts } from './HourlyBursts';
import { VoteBursts } from './VoteBursts';
import { VoteMonths } from './VoteMonths';

/** The console's Votes tab: what the months hold, votes that look made, and comments that were reported. */
export function VotesTab() {
  const { t } = useTranslation('admin');
  return (
    <div>
      <Section title={t('votes.comments.title')}>
        <CommentsToDecide />
      </Section>
      <Section title={t('votes.comments.onReports')}>
        <ReportCommentsToDecide />
      </Section>
      <Section title={t('votes.bursts.title')}>
        <VoteBursts />
      </Section>
      <Section title={t('votes.hourly.title')}>
        <HourlyBursts />
      </Section>
      <Section title={t('votes.months.title')}>
        <VoteMonths />
      </Section>
    </div>
  );
}
