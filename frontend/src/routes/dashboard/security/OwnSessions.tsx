import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../../session/security-api';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import styles from './Security.module.css';

/** Where the account is signed in, each of which can be ended. */
export function OwnSessions() {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const longTime = useLongTime();
  const { data: sessions = [] } = useListSessionsQuery();
  const [end, { error }] = useEndSessionMutation();
  const [endOthers, { isLoading, isSuccess, error: refusal }] = useEndOtherSessionsMutation();
  const failure = error ?? refusal;
  return (
    <section className={styles.form}>
      <h2>{t('security.sessions')}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles.entry}>
            <span>
              <bdi>{device ?? t('security.unknownDevice')}</bdi> ·{' '}
              {isCurrent ? t('security.thisDevice') : `${t('security.lastSeen')} ${longTime(lastSeenAt)}`}
            </span>
            {!isCurrent && (
              <Button
                small
                kind="quiet"
                aria-label={t('security.endSession', { device: device ?? t('security.unknownDevice') })}
                onClick={() => void end({ id })}
              >
                {t('security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure && <p className={styles.fault}>{serverMessage(failure, t('security.failed'))}</p>}
      </div>
      {/* Also where this is the only one: browsers whose session has run out are told of news until then. */}
      {sessions.length > 0 && (
        <div className={styles.others}>
          <p id="end-others-note" className={styles.note}>
            {t('security.endOthersNote')}
          </p>
          <Button
            small
            kind="secondary"
            aria-describedby="end-others-note"
            loading={isLoading}
            onClick={() => void endOthers()}
          >
            {t('security.endOthers')}
          </Button>
          <p role="status">{isSuccess && sessions.length === 1 && t('security.othersEnded')}</p>
        </div>
      )}
    </section>
  );
}
