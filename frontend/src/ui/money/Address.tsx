import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import styles from './Money.module.css';
import { shortenAddress } from './shorten-address';

interface AddressProps {
  value: string;
  /** Where a button that copies it stands beside it anyway. */
  hasCopyButton?: boolean;
}

/** An account or transaction on a chain, shortened; a press shows the whole of it, to be read and copied. */
export function Address({ value, hasCopyButton = false }: AddressProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title={value}
        dir="ltr"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.opener}
        onClick={() => setIsOpen(!isOpen)}
      >
        {shortenAddress(value)} <span className="visually-hidden">{t('address.whole')}</span>
      </button>
      {isOpen && (
        <span id={id} className={styles.whole}>
          <span dir="ltr">{value}</span> {!hasCopyButton && <CopyButton text={value} />}
        </span>
      )}
    </>
  );
}
