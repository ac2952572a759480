import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { User } from '../api/generated/auth';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { handOverDrafts } from '../ui/forms/kept-drafts';
import { sessionSlice } from './session-slice';
import styles from './SignInAgain.module.css';

interface OtherAccountProps {
  former: User;
  present: User;
  /** The page stays what it is. */
  turn: number | undefined;
}

/** Says that another tab has signed in as somebody else, over whatever is open here, which stays: as whom does it go on? */
export function OtherAccount({ former, present, turn }: OtherAccountProps) {
  const { t } = useTranslation('auth');
  const dispatch = useDispatch();
  const goOn = () => {
    handOverDrafts(former.id, present.id);
    dispatch(sessionSlice.actions.goOn(turn));
  };
  return (
    <Dialog covers title={t('otherAccount.title')} onClose={goOn}>
      <div className={styles.form}>
        <p>{t('otherAccount.text', { present: present.username, former: former.username })}</p>
        <Button onClick={goOn}>{t('otherAccount.goOn', { username: present.username })}</Button>
        <Button kind="quiet" onClick={() => dispatch(sessionSlice.actions.end())}>
          {t('otherAccount.again', { username: former.username })}
        </Button>
      </div>
    </Dialog>
  );
}
