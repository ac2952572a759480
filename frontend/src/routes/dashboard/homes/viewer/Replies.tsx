import { useTranslation } from 'react-i18next';
import { useListRepliesToMeQuery } from '../../../../features/homes';
import { HomePart } from '../HomePart';
import { PlacedComments } from '../PlacedComments';
import { newestPlaced } from '../newest-placed';

/** What others answered to the reader's comments last. */
export function Replies() {
  const { t } = useTranslation('homes');
  const query = useListRepliesToMeQuery(newestPlaced, { refetchOnMountOrArgChange: true });
  return (
    <HomePart title={t('viewer.replies.title')}>
      <PlacedComments
        query={query}
        loading={t('viewer.replies.loading')}
        none={t('viewer.replies.none')}
        answers={t('viewer.replies.to')}
        linkTo={(name) => t('viewer.replies.read', { name })}
      />
    </HomePart>
  );
}
