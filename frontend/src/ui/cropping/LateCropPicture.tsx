import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import { LoadFailure } from '../feedback/LoadFailure';
import { optionalPart } from '../optional-part';
import { Skeleton } from '../skeletons/Skeleton';

interface CropFailureProps {
  error: unknown;
  isBusy: boolean;
  retry: () => void;
  onDone: () => void;
}

/** The form around it stays, and can be sent without the picture. */
function CropFailure({ onDone, ...failure }: CropFailureProps) {
  const { t } = useTranslation('ads');
  return (
    <>
      <LoadFailure {...failure} />
      <Button small kind="quiet" onClick={onDone}>
        {t('picture.remove')}
      </Button>
    </>
  );
}

/** With the library that it is made of, which only those who bring a file need. */
export const LateCropPicture = optionalPart(
  () => import('./CropPicture'),
  <Skeleton height="22rem" />,
  CropFailure,
);
