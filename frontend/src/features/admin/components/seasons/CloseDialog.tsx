import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { toast } from '../../../../ui/toast/toast';
import { type AdminSeason, useCloseSeasonMutation, useListClosingObstaclesQuery } from '../../seasons-api';
import { whileBusy } from '../../while-busy';
import { Obstacles } from './Obstacles';
import styles from './Seasons.module.css';

interface CloseDialogProps {
  season: AdminSeason;
  /** Whether the next one has begun, so that this one stays closed. */
  isForGood: boolean;
  onClose: () => void;
  onDone: () => void;
  /** To where an end that has not come is moved. */
  onChangeDates: () => void;
}

/** Says what closing a season does, and what stands in the way, before it is done. */
export function CloseDialog(props: CloseDialogProps) {
  const { isForGood, onClose, onDone, onChangeDates } = props;
  const { number } = props.season;
  const { t } = useTranslation('admin');
  useReturnFocus();
  const serverMessage = useServerMessage();
  const query = useListClosingObstaclesQuery({ number }, { refetchOnMountOrArgChange: true });
  const [close, { isLoading }] = useCloseSeasonMutation();
  const isReady = query.currentData?.length === 0 && !query.isFetching;

  const go = async () => {
    const { error } = await close({ number });
    if (error) {
      toast({
        kind: 'error',
        title: t('seasons.failed.title'),
        text: serverMessage(error, t('seasons.failed.text')),
      });
      // Something may stand in the way since.
      void query.refetch();
      return;
    }
    toast({ kind: 'success', title: t('seasons.close.done.title'), text: t('seasons.close.done.text') });
    onDone();
  };
  return (
    <Modal
      open
      title={t('seasons.close.title', { number })}
      okText={t('seasons.close.confirm')}
      okButtonProps={{ danger: true, disabled: !isReady }}
      cancelText={t('cancel')}
      {...whileBusy(isLoading)}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <p className={styles.note}>
        {t(isForGood ? 'seasons.close.textForGood' : 'seasons.close.text', { next: number + 1 })}
      </p>
      <Loaded query={query} skeleton={<Skeleton height="6rem" />} empty={<p>{t('seasons.close.ready')}</p>}>
        {(obstacles) => (
          <Obstacles season={number} obstacles={obstacles} onLeave={onClose} onChangeDates={onChangeDates} />
        )}
      </Loaded>
    </Modal>
  );
}
