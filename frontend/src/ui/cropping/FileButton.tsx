import { adUploads } from '../../limits';
import { FileButton as AnyFileButton } from '../forms/FileButton';

interface FileButtonProps {
  label: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a picture of a kind that the server takes. */
export function FileButton({ label, disabled, onChoose }: FileButtonProps) {
  return (
    <AnyFileButton
      label={label}
      types={adUploads.types}
      disabled={disabled}
      onChoose={([file]) => file && onChoose(file)}
    />
  );
}
