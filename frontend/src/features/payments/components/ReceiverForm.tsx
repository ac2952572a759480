import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiverFault, type ReceiverFault } from '../../../chain/receiver';
import { Button } from '../../../ui/button/Button';
import panels from './Panel.module.css';
import styles from './WithdrawalDialog.module.css';

interface ReceiverFormProps {
  typed: string;
  onType: (typed: string) => void;
  splitter: string;
  /** Whose credit it is. */
  account: string;
  onGiven: (receiver: string) => void;
}

/** Asks where the coins of a credit are to go; faults are named once somebody wants to go on. */
export function ReceiverForm({ typed, onType, splitter, account, onGiven }: ReceiverFormProps) {
  const { t } = useTranslation('payments');
  const id = useId();
  const [fault, setFault] = useState<ReceiverFault | null>(null);
  const faultOf = (text: string) => receiverFault(text.trim(), splitter, account);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(typed);
    setFault(found);
    if (found === null) onGiven(typed.trim());
    else document.getElementById(id)?.focus();
  };
  const type = (text: string) => {
    onType(text);
    if (fault !== null) setFault(faultOf(text));
  };
  return (
    <form className={panels.panel} noValidate onSubmit={submit}>
      <p>{t('credit.elsewhere.text')}</p>
      <p className={panels.warning}>{t('credit.elsewhere.warning')}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('credit.elsewhere.receiver')}</label>
        <input
          id={id}
          dir="ltr"
          value={typed}
          placeholder="0x…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${id}-fault`}
          className={styles.input}
          onChange={({ target }) => type(target.value)}
        />
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault && t(`credit.fault.${fault}`)}
        </p>
      </div>
      <Button type="submit" className={panels.action}>
        {t('credit.elsewhere.next')}
      </Button>
    </form>
  );
}
