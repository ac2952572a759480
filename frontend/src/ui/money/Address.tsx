import { shortenAddress } from './shorten-address';
import styles from './Money.module.css';

/** An account or transaction on a chain, shortened; the whole of it on hover and for screen readers. */
export function Address({ value }: { value: string }) {
  return (
    <abbr title={value} className={styles.address} dir="ltr">
      {shortenAddress(value)}
    </abbr>
  );
}
