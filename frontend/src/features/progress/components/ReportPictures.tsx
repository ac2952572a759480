import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormStore } from '../../../ui/forms/form-context';
import { adUploads, progressLimits } from '../../../limits';
import { Button } from '../../../ui/button/Button';
import { isOurs } from '../../../ui/picture/upload-address';
import { FileButton } from '../../../ui/forms/FileButton';
import { Labelled } from '../../../ui/labelled/Labelled';
import { usePictureUploads } from '../hooks/use-picture-uploads';
import type { ReportMonth } from '../api';
import { MissingPicture } from './MissingPicture';
import styles from './ReportPictures.module.css';
import { SmallPicture } from './SmallPicture';

interface ReportPicturesProps {
  /** What the server knows of them. */
  known: ReportMonth['pictures'];
  /** Hears whether pictures are on their way. */
  onBusy: (isBusy: boolean) => void;
  /** Handed over by the form: the pictures' addresses. */
  value?: string[];
  onChange?: (addresses: string[]) => void;
}

/** The pictures of a report: those that are there, those on their way, and a way to add more. */
export function ReportPictures({ known, onBusy, value = [], onChange }: ReportPicturesProps) {
  const { t } = useTranslation('progress');
  const form = useFormStore();
  const group = useRef<HTMLDivElement>(null);
  // Several may be on their way, so that the form is asked what it holds by now.
  const add = (address: string) =>
    onChange?.([...((form.get('images') as string[] | undefined) ?? []), address]);
  const { pending, failed, upload } = usePictureUploads(add);
  const isBusy = pending.length > 0;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);

  const room = progressLimits.images.max - value.length - pending.length;
  const remove = (index: number) => {
    onChange?.(value.filter((_address, other) => other !== index));
    group.current?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={t('form.pictures.label')}
      className={styles.pictures}
    >
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map((address, index) => (
            <li key={address} className={styles.picture}>
              {isOurs(address) ? (
                <SmallPicture address={address} alt={t('form.pictures.alt', { number: index + 1 })} />
              ) : (
                <MissingPicture address={address} known={known} />
              )}
              <Button
                small
                kind="quiet"
                aria-label={t('form.pictures.removeNumber', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('form.pictures.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pending.map(({ key, name, part }) => (
        <p key={key} className={styles.pending}>
          <bdi>{name}</bdi>
          <progress value={part} aria-label={t('form.pictures.sending', { name })} />
        </p>
      ))}
      <div role="alert">
        {failed.map(({ key, name, reason }) => (
          <p key={key} className={styles.fault}>
            <Labelled label={name}>{reason}</Labelled>
          </p>
        ))}
      </div>
      <FileButton
        multiple
        label={t('form.pictures.add')}
        types={adUploads.types}
        disabled={room <= 0}
        onChoose={(...files) => void upload(files, room)}
      />
      <p className={styles.note}>{t('form.pictures.note', { max: progressLimits.images.max })}</p>
    </div>
  );
}
