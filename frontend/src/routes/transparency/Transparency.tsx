import { useTranslation } from 'react-i18next';
import { Books } from '../../features/books';
import { useListParticipantsQuery } from '../../features/participants';
import { OwnReceipts, ReceiptCheck, VoteMonths, WhatItProves } from '../../features/transparency';
import { buttonClass } from '../../ui/button/button-class';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import styles from './Transparency.module.css';

const parts = ['books', 'votes'] as const;

/** The way to each half of a long page. */
function TransparencyParts() {
  const { t } = useTranslation('transparency');
  return (
    <nav aria-label={t('parts.label')} className={styles.parts}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} className={buttonClass({ kind: 'secondary', small: true })}>
          {t(`parts.${part}`)}
        </a>
      ))}
    </nav>
  );
}

/** What can be checked of this challenge without trusting the site: its money first, then its votes. */
export default function Transparency() {
  const { t } = useTranslation('transparency');
  const { data: participants = [] } = useListParticipantsQuery({});
  const nameOf = (participantId: number) =>
    participants.find(({ id }) => id === participantId)?.name ?? t('months.unknown', { participantId });
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} actions={<TransparencyParts />} />
      <div id="books" className={styles.part}>
        <Books />
      </div>
      <div id="votes" className={styles.part}>
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
      </div>
    </Page>
  );
}
