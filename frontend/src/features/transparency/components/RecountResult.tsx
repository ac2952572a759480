import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { ServerMessage } from '../../../ui/feedback/ServerMessage';
import type { useRecount } from '../hooks/use-recount';
import type { Recount } from '../recount';
import { isDifferent, type Total } from '../total';
import { AskedRegistries } from './AskedRegistries';
import { CheckSteps } from './CheckSteps';
import styles from './VoteMonths.module.css';

/** Who a participant is, by their id. */
export type NameOf = (participantId: number) => string;

interface RecountResultProps {
  month: string;
  outcome: ReturnType<typeof useRecount>['outcome'];
  nameOf: NameOf;
}

/** What a reader can do about a month that no browser counts. */
function TooMany({ month, votes }: { month: string; votes: number }) {
  const { t } = useTranslation('transparency');
  const locale = useLocale();
  return (
    <div className={styles.result}>
      <p>{t('recount.tooMany', { votes: formatNumber(locale, votes) })}</p>
      <code className={styles.command} dir="ltr">
        {commandFor(month)}
      </code>
      <a href={`/api/votes/months/${month}/leaves.ndjson.gz`} download>
        {t('recount.file')}
      </a>
    </div>
  );
}

const commandFor = (month: string): string => `npm run recount -- ${window.location.origin} ${month}`;

/** What came of counting a month again; nothing before. */
export function RecountResult({ month, outcome, nameOf }: RecountResultProps) {
  const { t } = useTranslation('transparency');
  if (outcome.state === 'failed') return <Failed error={outcome.error} />;
  if (outcome.state === 'counting') return <p className={styles.note}>{t('recount.patience')}</p>;
  if (outcome.state === 'tooMany') return <TooMany month={month} votes={outcome.votes} />;
  return outcome.state === 'counted' && <Counted recount={outcome.recount} nameOf={nameOf} />;
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation('transparency');
  return (
    <p>
      <ServerMessage error={error} fallback={t('recount.failed')} />
    </p>
  );
}

function Counted({
  recount: { steps, votes, totals, repeated },
  nameOf,
}: {
  recount: Recount;
  nameOf: NameOf;
}) {
  const { t } = useTranslation('transparency');
  return (
    <div className={styles.result}>
      <CheckSteps
        steps={steps.map(({ name, state, found }) => ({
          title: t(`recount.steps.${name}`),
          state,
          text: t(`found.${found}`, { count: votes }),
        }))}
      />
      <AskedRegistries steps={steps} />
      {repeated.length > 0 && (
        <ul className={styles.pseudonyms}>
          {repeated.map((pseudonym) => (
            <li key={pseudonym}>
              <code>{pseudonym}</code>
            </li>
          ))}
        </ul>
      )}
      <Totals totals={totals} nameOf={nameOf} />
    </div>
  );
}

function Totals({ totals, nameOf }: { totals: Total[]; nameOf: NameOf }) {
  const { t } = useTranslation('transparency');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return (
    <table className={styles.table}>
      <caption>{t('recount.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('recount.participant')}</th>
          <th scope="col">{t('recount.here')}</th>
          <th scope="col">{t('recount.site')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr
            key={`${total.awardId}:${total.participantId}`}
            className={isDifferent(total) ? styles.different : ''}
          >
            <th scope="row">
              <bdi>{nameOf(total.participantId)}</bdi>
            </th>
            <td>{t('recount.ofVotes', { counted: number(total.counted), votes: number(total.votes) })}</td>
            <td>
              {t('recount.ofVotes', { counted: number(total.siteCounted), votes: number(total.siteVotes) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
