import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomePerson } from '../../../../features/homes';
import { VoteButton } from '../../../../features/votes';
import { Button } from '../../../../ui/button/Button';
import { PersonRow } from '../PersonRow';

/** Somebody for whom a vote is left. What else it takes to vote is asked for with the first press, and not by everybody who looks. */
export function VoteRow({ person }: { person: HomePerson }) {
  const { t } = useTranslation('votes');
  const [isAsked, setAsked] = useState(false);
  const { name } = person;
  const action = isAsked ? (
    <VoteButton small opensAtOnce candidate={person} />
  ) : (
    <Button small aria-label={t('button.voteFor', { name })} onClick={() => setAsked(true)}>
      {t('button.vote')}
    </Button>
  );
  return <PersonRow person={person} action={action} />;
}
