import { useTranslation } from 'react-i18next';
import type { ParticipantSort, ParticipantStanding } from '../../../api/generated/admin';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { oneOf } from '../../../ui/forms/one-of';
import { ListSearch } from '../../../ui/table/ListSearch';
import { ListTable } from '../../../ui/table/ListTable';
import { useListView } from '../../../ui/table/use-list-view';
import { useParticipantPageQuery } from '../api';
import { useParticipantsColumns } from '../hooks/use-participants-columns';
import { useSetParticipantActive } from '../hooks/use-set-participant-active';
import { FailedCopies } from './FailedCopies';
import styles from './ParticipantsTable.module.css';

const sorts = ['place', 'id', 'name', 'profession', 'createdAt'] as const satisfies ParticipantSort[];
const standings = ['active', 'inactive'] as const satisfies ParticipantStanding[];

interface ParticipantsTableProps {
  /** Number of the season. */
  season: number;
  /** Whether it is closed: nobody gets a place or loses one any more. */
  isClosed: boolean;
}

/** The console's Participants tab: who holds which place of a season, and giving a place free. */
export function ParticipantsTable({ season, isClosed }: ParticipantsTableProps) {
  const { t } = useTranslation('admin');
  const view = useListView({ prefix: 'participants-', sorts, filters: { standing: 'all' } });
  const standing = oneOf(['all', ...standings], view.fields.standing, 'all');
  const query = useParticipantPageQuery({
    ...view.wanted,
    season,
    standing: standing === 'all' ? undefined : standing,
  });
  const columns = useParticipantsColumns(view, useSetParticipantActive(), isClosed);
  const isNarrowed = view.wanted.q !== undefined || standing !== 'all';
  return (
    <>
      <div className={styles.filters}>
        <ListSearch label={t('participants.search')} view={view} />
        <ChoiceRow
          label={t('table.status')}
          choices={[
            { value: 'all', label: t('filters.all') },
            ...standings.map((value) => ({ value, label: t(`participants.${value}`) })),
          ]}
          value={standing}
          onChange={(chosen) => view.change({ standing: chosen })}
        />
      </div>
      <ListTable
        view={view}
        query={query}
        empty={t(isNarrowed ? 'participants.noneFound' : 'participants.empty')}
        columns={columns}
      />
      <FailedCopies use="portrait" />
    </>
  );
}
