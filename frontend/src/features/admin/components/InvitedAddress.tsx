import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useMakeInvitationMutation } from '../links-api';
import { HandedLink } from './HandedLink';
import styles from './SettingsTab.module.css';

interface InvitedAddressProps {
  email: string;
  isChanging: boolean;
  onRemove: () => void;
}

/** An address of the whitelist: its invitation link, and the way off the list. */
export function InvitedAddress({ email, isChanging, onRemove }: InvitedAddressProps) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [make, { data: invitation, isLoading }] = useMakeInvitationMutation();

  const makeLink = async () => {
    const { error } = await make({ makeInvitation: { email } });
    if (!error) return;
    toast({
      kind: 'error',
      title: t('links.failed.title'),
      text: serverMessage(error, t('links.failed.text')),
    });
  };
  return (
    <li>
      <bdi>{email}</bdi>
      <span className={styles.actions}>
        <Button
          small
          kind="quiet"
          loading={isLoading}
          aria-label={t('whitelist.linkLabel', { email })}
          onClick={() => void makeLink()}
        >
          {t('whitelist.link')}
        </Button>
        <Button
          small
          kind="quiet"
          loading={isChanging}
          aria-label={t('whitelist.removeLabel', { email })}
          onClick={onRemove}
        >
          {t('whitelist.remove')}
        </Button>
      </span>
      {invitation && <HandedLink {...invitation} />}
    </li>
  );
}
