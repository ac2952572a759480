import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import type { AdminAd } from '../api';
import { useRetryPictureCopyMutation } from '../picture-copies-api';

/** Has a picture that could not be copied tried again; nothing for any other. */
export function RetryCopy({ copy }: { copy: AdminAd['pictureCopy'] }) {
  const { t } = useTranslation(['common', 'admin']);
  const serverMessage = useServerMessage();
  const [retry, { isLoading }] = useRetryPictureCopyMutation();
  if (copy?.state !== 'failed' || copy.id === null) return null;
  const { id, address } = copy;
  const copyAgain = async () => {
    const { error } = await retry({ id });
    const outcome = error ? 'failed' : 'again';
    toast({
      kind: error ? 'error' : 'success',
      title: t(`admin:copies.${outcome}.title`),
      text: error ? serverMessage(error, t('admin:copies.failed.text')) : t('admin:copies.again.text'),
    });
  };
  return (
    <div>
      <Button
        small
        kind="secondary"
        loading={isLoading}
        aria-label={t('admin:copies.retryOf', { address })}
        onClick={() => void copyAgain()}
      >
        {t('picture.copyAgain')}
      </Button>
    </div>
  );
}
