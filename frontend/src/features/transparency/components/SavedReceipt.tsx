import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSecret, readSecret } from '../../../chain/vote-secret';
import { Button } from '../../../ui/button/Button';
import type { OwnVote } from '../api';

interface SavedReceiptProps {
  vote: OwnVote;
  month: string;
  /** The secret in the file that was saved. */
  secret: string | undefined;
}

/** Once, when it comes: the button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Says what the saved receipt shows, and offers to have this browser forget the secret that is in it: others may use it, too. */
export function SavedReceipt({ vote, month, secret }: SavedReceiptProps) {
  const { t } = useTranslation('transparency');
  const [isForgotten, setForgotten] = useState(false);
  const { pseudonym, participantName: name } = vote;
  if (isForgotten)
    return (
      <p ref={focus} tabIndex={-1}>
        {t('own.forgotten')}
      </p>
    );
  if (secret === undefined) return <p>{t('own.withoutSecret')}</p>;
  const forget = () => {
    forgetSecret({ pseudonym });
    setForgotten(true);
  };
  return (
    <>
      <p>{t('own.withSecret')}</p>
      {readSecret(pseudonym) === secret && (
        <Button kind="quiet" small aria-label={t('own.forgetFor', { name, month })} onClick={forget}>
          {t('own.forget')}
        </Button>
      )}
    </>
  );
}
