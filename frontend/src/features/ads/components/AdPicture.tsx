import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/Picture';
import { isUpload } from '../../../ui/picture/upload-address';
import type { Ad } from '../api';
import { FormatPicture } from './FormatPicture';

interface AdPictureProps {
  ad: Pick<Ad, 'id' | 'imageUrl' | 'format'>;
  alt?: string;
  /** At the format's own size, as on the ad's page; otherwise within the frame that all cards share. */
  whole?: boolean;
  /** As phones show it, whatever this window's width. */
  narrow?: boolean;
  /** True for the picture that a page begins with. */
  isFirst?: boolean;
}

export function AdPicture({ ad, alt, whole, narrow, isFirst }: AdPictureProps) {
  const { t } = useTranslation('ads');
  const { id, imageUrl, format } = ad;
  if (isUpload(imageUrl) && (format === 'banner' || format === 'sidebar')) {
    return (
      <FormatPicture
        address={imageUrl}
        format={format}
        alt={alt}
        whole={whole}
        narrow={narrow}
        isFirst={isFirst}
      />
    );
  }
  const missing = t(format === 'text' ? 'card.textAd' : 'card.noImage');
  return <Picture address={imageUrl} alt={alt} seed={id} missing={missing} isFirst={isFirst} />;
}
