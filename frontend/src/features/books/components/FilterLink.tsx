import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import type { BookFilter } from '../book-filter';
import styles from './BookRow.module.css';

interface FilterLinkProps {
  name: keyof BookFilter;
  value: string;
  text: string;
}

/** Leads to all entries with the same ad or account: the way of the money. */
export function FilterLink({ name, value, text }: FilterLinkProps) {
  return (
    <Link
      to={`${paths.transparency}?${new URLSearchParams({ [name]: value })}`}
      preventScrollReset
      className={styles.follow}
    >
      {text}
    </Link>
  );
}
