import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import {
  type AdminParticipant,
  useListAdminParticipantsQuery,
  useSetParticipantActiveMutation,
} from '../api';
import { useParticipantsColumns } from '../hooks/use-participants-columns';
import { SearchableTable } from './SearchableTable';

/** The console's Participants tab: who holds which place, and giving a place free. */
export function ParticipantsTable() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListAdminParticipantsQuery({});
  const [setActive, { isLoading }] = useSetParticipantActiveMutation();

  const change = async ({ id, isActive }: AdminParticipant) => {
    try {
      await setActive({ id, setParticipantActive: { isActive: !isActive } }).unwrap();
    } catch (failure) {
      toast({
        kind: 'error',
        title: t('participants.failed.title'),
        text: serverMessage(failure, t('participants.failed.text')),
      });
    }
  };

  const columns = useParticipantsColumns({ change, isBusy: isLoading });

  return (
    <SearchableTable
      rows={data}
      error={error}
      retry={() => void refetch()}
      searchLabel={t('participants.search')}
      empty={t('participants.empty')}
      textsOf={({ name, profession, username, email }) => [name, profession, username, email]}
      columns={columns}
    />
  );
}
