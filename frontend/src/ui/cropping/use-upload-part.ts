import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../feedback/problem-text';
import { useUploadPictureMutation } from './uploads-api';
import { cutPicture, type ChosenPicture, type Part } from './picture-file';
import type { CutFormat } from './shapes';

/** Cuts a part out of a picture and sends it; tells its address here, or why there is none. */
export function useUploadPart() {
  const { t } = useTranslation('ads');
  const serverMessage = useServerMessage();
  const [uploadPicture] = useUploadPictureMutation();
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (picture: ChosenPicture, part: Part, format: CutFormat) => {
    setUploading(true);
    setFailure(null);
    try {
      const file = await cutPicture(picture, part, format);
      return (await uploadPicture({ uploadPicture: { file, format } }).unwrap()).url;
    } catch (error) {
      setFailure(serverMessage(error, t('picture.wrong.upload')));
    } finally {
      setUploading(false);
    }
  };
  return { upload, isUploading, failure };
}
