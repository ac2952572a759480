import { useTranslation } from 'react-i18next';
import { isolated } from '../../../i18n/isolated';
import { participantPath } from '../../../paths';
import { Section } from '../../../ui/layout/Section';
import { useListRelatedParticipantsQuery } from '../api';
import { FoundLink } from './FoundLink';
import { FoundPortrait } from './FoundPortrait';
import styles from './Found.module.css';

/** Whom the readers of a participant's reports may like to know of; nothing where there is nobody, or where it cannot be asked for. Paper leads nowhere. */
export function RelatedParticipants({ participantId }: { participantId: number }) {
  const { t } = useTranslation('search');
  const { currentData: others = [] } = useListRelatedParticipantsQuery({ id: participantId });
  if (others.length === 0) return null;
  return (
    <div data-screen-only>
      <Section title={t('related')}>
        <ul className={styles.side}>
          {others.map(({ id, name, profession, season, profileImageUrl, excerpt }) => (
            <FoundLink
              key={id}
              to={participantPath(id)}
              title={name}
              about={t('about.participant', { profession: isolated(profession), season })}
              excerpt={excerpt}
              words=""
              picture={<FoundPortrait id={id} address={profileImageUrl} />}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}
