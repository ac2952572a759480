import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { AdminAd } from '../api';
import { useRetryPictureCopyMutation } from '../picture-copies-api';

/** Has a picture that could not be copied tried again; nothing for any other. */
export function RetryCopy({ copy }: { copy: AdminAd['pictureCopy'] }) {
  const { t } = useTranslation('common');
  const [retry, { isLoading }] = useRetryPictureCopyMutation();
  if (copy?.state !== 'failed' || copy.id === null) return null;
  const { id } = copy;
  return (
    <div>
      <Button small kind="secondary" loading={isLoading} onClick={() => void retry({ id })}>
        {t('picture.copyAgain')}
      </Button>
    </div>
  );
}
