import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { useUnsubscribeMutation } from '../api';
import { endedLetter } from '../ended-letter';

/** Ends news by mail, reminders or the digest for the account of the link, signed in or not. It asks first: programs open links just to look at them. */
export function EndNewsByMail() {
  const { t } = useTranslation('notifications');
  const serverMessage = useServerMessage();
  const token = useSearchParams()[0].get('token');
  const [end, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const letter = endedLetter(token);
  if (!token) return <p role="alert">{t('unsubscribe.incomplete')}</p>;
  return (
    <>
      <p role="status">{isSuccess && t(letter ? `told.unsubscribe.${letter}.done` : 'unsubscribe.done')}</p>
      {error && <p role="alert">{serverMessage(error, t('unsubscribe.failed'))}</p>}
      {isSuccess ? (
        <ButtonLink to={paths.home}>{t('unsubscribe.back')}</ButtonLink>
      ) : (
        <Button loading={isLoading} onClick={() => void end({ unsubscribe: { token } })}>
          {t(letter ? `told.unsubscribe.${letter}.button` : 'unsubscribe.button')}
        </Button>
      )}
    </>
  );
}
