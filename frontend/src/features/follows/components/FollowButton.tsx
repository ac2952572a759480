import { useTranslation } from 'react-i18next';
import { joinPath, participantPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { useListFollowedQuery } from '../api';
import { useFollow } from '../hooks/use-follow';

interface FollowButtonProps {
  participantId: number;
  /** Account of the participant, who cannot follow themselves. */
  userId: number;
  name: string;
  small?: boolean;
  /** Nobody begins to follow them any more; whoever does can leave. */
  isOver?: boolean;
}

/** Follows a participant, whose reports and awards then become the reader's news; whoever is signed out joins first and comes back. */
export function FollowButton({ participantId, userId, name, small, isOver = false }: FollowButtonProps) {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const { data: followed, error } = useListFollowedQuery(undefined, { skip: !user });
  const { change, isChanging } = useFollow(participantId);
  const follows = followed?.includes(participantId) ?? false;

  if (status === 'loading' || user?.id === userId || (isOver && !(user && follows))) return null;
  if (!user) {
    return (
      <ButtonLink
        small={small}
        kind="secondary"
        to={joinPath(participantPath(participantId))}
        aria-label={t('follow.followName', { name })}
      >
        {t('follow.follow')}
      </ButtonLink>
    );
  }
  return (
    <Button
      small={small}
      kind="secondary"
      aria-label={t(follows ? 'follow.followingName' : 'follow.followName', { name })}
      disabled={!followed && !error}
      loading={isChanging}
      onClick={() => void change(!follows)}
    >
      {t(follows ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
