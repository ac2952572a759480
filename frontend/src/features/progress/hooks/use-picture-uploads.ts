import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { progressLimits } from '../../../limits';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { fitPicture } from '../fit-picture';
import { useSendPictureMutation } from '../pictures-api';

export interface PendingPicture {
  key: number;
  name: string;
  /** What has been sent of it, from 0 to 1. */
  part: number;
}

export interface FailedPicture {
  key: number;
  name: string;
  reason: string;
}

let keys = 0;

/** Sends pictures one after the other, as many as there is room for; `onArrival` hears the address of each that is there. */
export function usePictureUploads(onArrival: (address: string) => void) {
  const { t } = useTranslation('progress');
  const serverMessage = useServerMessage();
  const [sendPicture] = useSendPictureMutation();
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const [failed, setFailed] = useState<FailedPicture[]>([]);

  const send = async (file: File, key: number) => {
    const fail = (reason: string) => setFailed((all) => [...all, { key, name: file.name, reason }]);
    const progress = (part: number) =>
      setPending((all) => all.map((one) => (one.key === key ? { ...one, part } : one)));
    const picture = await fitPicture(file);
    if (typeof picture === 'string') return fail(t(`form.pictures.wrong.${picture}`));
    const { data, error } = await sendPicture({ picture, onProgress: progress });
    if (!data) return fail(serverMessage(error, t('form.pictures.wrong.upload')));
    onArrival(data.url);
  };

  const upload = async (files: File[], room: number) => {
    const chosen = files.map((file) => ({ file, key: (keys += 1) }));
    const queued = chosen.slice(0, room);
    const reason = t('form.pictures.wrong.tooMany', { max: progressLimits.images.max });
    setFailed(chosen.slice(room).map(({ file: { name }, key }) => ({ key, name, reason })));
    setPending((all) => [...all, ...queued.map(({ file, key }) => ({ key, name: file.name, part: 0 }))]);
    for (const { file, key } of queued) {
      await send(file, key);
      setPending((all) => all.filter((one) => one.key !== key));
    }
  };
  return { pending, failed, upload };
}
