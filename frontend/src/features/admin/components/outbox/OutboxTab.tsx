import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCatchUp } from '../../../../events/use-seen';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { Figures } from '../../../../ui/facts/Figures';
import { ChoiceRow } from '../../../../ui/forms/ChoiceRow';
import { oneOf } from '../../../../ui/forms/one-of';
import { ListTable } from '../../../../ui/table/ListTable';
import { useListView } from '../../../../ui/table/use-list-view';
import { useLocale } from '../../../../i18n/use-locale';
import { useMailColumns } from '../../hooks/use-mail-columns';
import { useOutboxPageQuery } from '../../outbox-api';
import styles from './Outbox.module.css';

const POLL_MS = 10_000;
const states = ['all', 'waiting', 'failed', 'sent'] as const;

/** Says that this site sends nothing, what to do instead, and what would change it. */
function NoMailServer() {
  const { t } = useTranslation('admin');
  return (
    <div role="note" className={styles.notice}>
      <p>
        <strong>{t('outbox.noServer.title')}</strong> {t('outbox.noServer.links')}{' '}
        <Link to="?tab=settings">{t('outbox.noServer.settings')}</Link>
      </p>
      <p>{t('outbox.noServer.operator')}</p>
    </div>
  );
}

/** What mail waits, what was given up and why, and what went out; never what it says. */
export default function OutboxTab() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const view = useListView({ prefix: 'mail-', sorts: [], filters: { state: 'all' } });
  const state = oneOf(states, view.fields.state, 'all');
  const wanted = {
    state: state === 'all' ? undefined : state,
    limit: view.wanted.limit,
    cursor: Number(view.wanted.cursor) || undefined,
  };
  const query = useOutboxPageQuery(wanted, {
    refetchOnMountOrArgChange: true,
    pollingInterval: usePollingWhileSeen(POLL_MS),
  });
  useCatchUp(query.refetch);
  const columns = useMailColumns();
  const { data: outbox } = query;
  const atLeast = (figure: number, countedTo: number): string => {
    const number = figure.toLocaleString(locale);
    return figure < countedTo ? number : t('filters.atLeast', { number });
  };
  return (
    <>
      {outbox && !outbox.isMailConfigured && <NoMailServer />}
      <p className={styles.lead}>{t('outbox.lead')}</p>
      {outbox && (
        <div className={styles.figures}>
          <Figures
            figures={(['waiting', 'failed', 'sentLastDay'] as const).map((name) => ({
              label: t(`outbox.standing.${name}`),
              value: atLeast(outbox[name], outbox.countedTo),
            }))}
          />
        </div>
      )}
      <div className={styles.states}>
        <ChoiceRow
          label={t('outbox.state')}
          choices={states.map((value) => ({
            value,
            label: value === 'all' ? t('filters.all') : t(`outbox.states.${value}`),
          }))}
          value={state}
          onChange={(chosen) => view.change({ state: chosen })}
        />
      </div>
      <ListTable
        view={view}
        query={query}
        columns={columns}
        empty={t(state === 'all' ? 'outbox.empty' : 'outbox.noneFound')}
      />
    </>
  );
}
