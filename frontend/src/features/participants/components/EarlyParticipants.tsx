import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../../i18n/use-long-date';
import { useMoment } from '../../../i18n/use-moment';
import { joinPath, loginPath, paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { useListParticipantsQuery } from '../api';
import styles from './EarlyParticipants.module.css';
import { ParticipantGrid } from './ParticipantGrid';
import { ParticipantSkeletons } from './ParticipantSkeletons';

interface EarlyParticipantsProps extends Pick<ComponentProps<typeof ParticipantGrid>, 'renderAction'> {
  /** Number of a season that has not begun. */
  season: number;
  /** When everybody sees who takes part. */
  startsAt: string;
  /** When accounts do. */
  earlyAt: string;
}

/** Who takes part in the next season, for whoever has an account; strangers are told when they will see it. */
export function EarlyParticipants({ season, startsAt, earlyAt, renderAction }: EarlyParticipantsProps) {
  const { t } = useTranslation('participants');
  const { user } = useSession();
  const writeDay = useLongDay();
  const now = useMoment();
  const isEarly = user !== null && now >= Date.parse(earlyAt);
  const query = useListParticipantsQuery({ season }, { skip: !isEarly });
  const days = { season, date: writeDay(startsAt), early: writeDay(earlyAt) };
  const soon = <p className={styles.note}>{t('early.soon', days)}</p>;
  return (
    <div className={styles.early}>
      <Section title={t('early.title', days)}>
        {!user && <Strangers note={t('early.strangers', days)} />}
        {user && !isEarly && soon}
        {isEarly && (
          <Loaded
            query={query}
            skeleton={<ParticipantSkeletons />}
            gone={soon}
            empty={<p>{t('early.empty')}</p>}
          >
            {(participants) => (
              <>
                <p className={styles.note}>{t('early.note', days)}</p>
                <ParticipantGrid participants={participants} remaining={0} renderAction={renderAction} />
              </>
            )}
          </Loaded>
        )}
      </Section>
    </div>
  );
}

function Strangers({ note }: { note: string }) {
  const { t } = useTranslation('participants');
  return (
    <>
      <p className={styles.note}>{note}</p>
      <p className={styles.ways}>
        <ButtonLink kind="secondary" to={loginPath(paths.participants)}>
          {t('early.login')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={joinPath(paths.participants)}>
          {t('early.account')}
        </ButtonLink>
      </p>
    </>
  );
}
