import { useRef } from 'react';
import { adUploads } from '../../../season';
import { Button } from '../../../ui/button/Button';
import styles from './PictureFields.module.css';

interface FileButtonProps {
  label: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** Opens the system's own way of choosing a picture; on phones that is the camera and the gallery. */
export function FileButton({ label, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={adUploads.types.join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that the same file can be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button small kind="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
