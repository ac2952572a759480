import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import { optionalPart } from '../optional-part';
import type { ShareButtonProps } from './SharePart';

/** Shares a page of this site by the device's own dialog, or copies its link and says so. It comes after the page, which can be read without. */
export const ShareButton = optionalPart<ShareButtonProps>(() => import('./SharePart'), <ShareSoon />);

/** In the room of the button, so that nothing moves when it has come. */
function ShareSoon() {
  const { t } = useTranslation();
  return (
    <div>
      <Button kind="secondary" small disabled>
        {t('share.share')}
      </Button>
    </div>
  );
}
