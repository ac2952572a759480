import { useRef } from 'react';
import { Button } from '../button/Button';
import styles from './FileButton.module.css';

interface FileButtonProps {
  label: string;
  /** Kinds of files that the system's dialog offers. */
  types: readonly string[];
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (first: File, ...others: File[]) => void;
}

/** Opens the system's own way of choosing files; on phones that is the camera and the gallery. */
export function FileButton({ label, types, multiple, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={styles.file}
        aria-label={label}
        accept={types.join()}
        multiple={multiple}
        onChange={({ target }) => {
          const [first, ...others] = Array.from(target.files ?? []);
          // Emptied, so that the same file can be chosen again.
          target.value = '';
          if (first) onChoose(first, ...others);
        }}
      />
      <Button small kind="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
