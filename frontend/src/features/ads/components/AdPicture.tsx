import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/Picture';
import type { Ad } from '../api';

export function AdPicture({ ad }: { ad: Pick<Ad, 'id' | 'imageUrl'> }) {
  const { t } = useTranslation('ads');
  return <Picture address={ad.imageUrl} seed={ad.id} missing={t('card.noImage')} />;
}
