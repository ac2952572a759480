import { useTranslation } from 'react-i18next';
import { useListParticipantsQuery } from '../../features/participants';
import { OwnReceipts, ReceiptCheck, VoteMonths, WhatItProves } from '../../features/transparency';
import { Section } from '../../ui/layout/Section';

/** What can be checked of the votes. */
export default function VotesPart() {
  const { t } = useTranslation('transparency');
  const { data: participants = [] } = useListParticipantsQuery({});
  const nameOf = (participantId: number) =>
    participants.find(({ id }) => id === participantId)?.name ?? t('months.unknown', { participantId });
  return (
    <>
      <Section title={t('votes.title')}>
        <WhatItProves />
      </Section>
      <Section title={t('receipt.title')}>
        <ReceiptCheck />
      </Section>
      <Section title={t('own.title')}>
        <OwnReceipts />
      </Section>
      <Section title={t('months.title')}>
        <VoteMonths nameOf={nameOf} />
      </Section>
    </>
  );
}
