import { useTranslation } from 'react-i18next';
import { Seal } from '../../../ui/badge/Seal';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useCreateBadgeMutation } from '../api';
import styles from './BadgeCard.module.css';

/** Where the account has no badge of the season of which it may make one. */
export function NoBadge({ season }: { season: number }) {
  const { t } = useTranslation('nft');
  const serverMessage = useServerMessage();
  const [createBadge, { isLoading }] = useCreateBadgeMutation();
  const create = async () => {
    try {
      const { badgeType } = await createBadge().unwrap();
      toast({ kind: 'success', title: t('created.title'), text: t(`created.${badgeType}`) });
    } catch (error) {
      toast({
        kind: 'error',
        title: t('createFailed.title'),
        text: serverMessage(error, t('createFailed.text')),
      });
    }
  };
  return (
    <div className={styles.badge}>
      <Seal className={styles.shadow} />
      <p className={styles.text}>{t('none', { season })}</p>
      <Button loading={isLoading} onClick={() => void create()}>
        {t('create')}
      </Button>
    </div>
  );
}
