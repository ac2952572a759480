import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './Table.module.css';
import type { ListView } from './use-list-view';

interface PageButtonsProps {
  pages: ListView['pages'];
  /** Cursor of the page after this one. */
  next: string | null;
  onTurn: () => void;
}

/** Forward as long as there is more, back as far as somebody came, and to the beginning from everywhere. */
export function PageButtons({ pages, next, onTurn }: PageButtonsProps) {
  const { t } = useTranslation();
  const { isFirst, turnToFirst, turnBack, turnTo } = pages;
  if (isFirst && next === null) return null;
  const afterwards = (turn: () => void) => () => {
    turn();
    onTurn();
  };
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {!isFirst && (
        <Button kind="quiet" onClick={afterwards(turnToFirst)}>
          {t('pages.first')}
        </Button>
      )}
      {turnBack && (
        <Button kind="secondary" onClick={afterwards(turnBack)}>
          {t('pages.previous')}
        </Button>
      )}
      {next !== null && (
        <Button kind="secondary" onClick={afterwards(() => turnTo(next))}>
          {t('pages.next')}
        </Button>
      )}
    </nav>
  );
}
