import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';

/** Where to vote, and how to check what came of it. */
export function VotesNote({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('awards');
  return (
    <ul>
      {isOpen && (
        <li>
          <Link to={paths.participants}>{t('kind.votes.vote')}</Link>
        </li>
      )}
      <li>
        <Link to={paths.transparency}>{t('kind.votes.check')}</Link>
      </li>
    </ul>
  );
}
