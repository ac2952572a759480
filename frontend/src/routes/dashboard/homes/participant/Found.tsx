import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ParticipantHome } from '../../../../features/homes';
import { participantPath } from '../../../../paths';
import { challengePath } from '../home-paths';
import { CopyButton } from '../../../../ui/money/CopyButton';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';

/** Where the participant is found, to hand on, and what of the profile would help. */
export function Found({ home }: { home: ParticipantHome }) {
  const { t } = useTranslation(['homes', 'dashboard']);
  const { found, participantId, season } = home;
  const address = `${window.location.origin}${participantPath(participantId)}`;
  const missing = [
    ...(found.hasPortrait ? [] : [t('participant.found.portrait')]),
    ...(found.links > 0 ? [] : [t('participant.found.links')]),
  ];
  return (
    <HomePart
      title={t('participant.found.title')}
      action={<Link to={participantPath(participantId)}>{t('participant.found.page')}</Link>}
    >
      {found.isPublic ? (
        <>
          <p className={list.none}>{t('participant.found.text')}</p>
          <p className={list.more}>
            <bdi dir="ltr">{address}</bdi> <CopyButton text={address} label={t('participant.found.copy')} />
          </p>
        </>
      ) : (
        <p className={list.none}>{t('participant.found.notYet')}</p>
      )}
      {missing.length > 0 && (
        <>
          <ul className={list.list}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className={list.more}>
            <Link to={challengePath(season)}>{t('dashboard:challenge.edit')}</Link>
          </p>
        </>
      )}
    </HomePart>
  );
}
