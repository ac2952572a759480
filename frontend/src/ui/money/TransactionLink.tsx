import { Link } from 'react-router-dom';
import { Address } from './Address';
import { shortenAddress } from './shorten-address';
import styles from './TransactionLink.module.css';

interface TransactionLinkProps {
  hash: string;
  /** The explorer's page or one of ours; null where there is none. */
  url: string | null;
}

/** A transaction's hash, leading to where it can be looked at. */
export function TransactionLink({ hash, url }: TransactionLinkProps) {
  if (!url) return <Address value={hash} />;
  const text = (
    <abbr title={hash} className={styles.hash} dir="ltr">
      {shortenAddress(hash)}
    </abbr>
  );
  if (url.startsWith('/'))
    return (
      <Link to={url} className={styles.link}>
        {text}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
      {text}
    </a>
  );
}
