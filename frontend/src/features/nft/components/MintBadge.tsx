import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { useServerMessage, useProblemText } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useMintBadgeMutation, type NftBadge } from '../api';
import styles from './BadgeCard.module.css';

/** The way from a badge in the database to one on the chain; without a linked wallet, the way to link one, and before the address is confirmed that it must be. */
export function MintBadge({ badge: { season, problem } }: { badge: NftBadge }) {
  const { t } = useTranslation('nft');
  const serverMessage = useServerMessage();
  const problemText = useProblemText();
  const { user } = useSession();
  const { data: config } = useGetConfigQuery();
  const [mintBadge, { isLoading }] = useMintBadgeMutation();
  const mint = async () => {
    try {
      await mintBadge({ season }).unwrap();
    } catch (error) {
      toast({
        kind: 'error',
        title: t('mintFailed.title'),
        text: serverMessage(error, t('mintFailed.text')),
      });
    }
  };
  if (user?.emailConfirmedAt === null && config?.sendsMail)
    return <p className={styles.text}>{t('confirmFirst')}</p>;
  if (!user?.walletAddress) return <ButtonLink to={paths.connectWallet}>{t('linkWallet')}</ButtonLink>;
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemText(problem)}
        </p>
      )}
      <Button loading={isLoading} onClick={() => void mint()}>
        {t('mint')}
      </Button>
    </>
  );
}
