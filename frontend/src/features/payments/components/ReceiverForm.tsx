import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiverFault, type ReceiverFault } from '../../../chain/receiver';
import { Button } from '../../../ui/button/Button';
import { Input } from '../../../ui/forms/Input';
import panels from './Panel.module.css';

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
  const receiver = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ReceiverFault | null>(null);
  const faultOf = (text: string) => receiverFault(text.trim(), splitter, account);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(typed);
    setFault(found);
    if (found === null) onGiven(typed.trim());
    else receiver.current?.focus();
  };
  const type = (text: string) => {
    onType(text);
    if (fault !== null) setFault(faultOf(text));
  };
  return (
    <form className={panels.panel} noValidate onSubmit={submit}>
      <p>{t('credit.elsewhere.text')}</p>
      <p className={panels.warning}>{t('credit.elsewhere.warning')}</p>
      <Input
        ref={receiver}
        dir="ltr"
        label={t('credit.elsewhere.receiver')}
        value={typed}
        placeholder="0x…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fault={fault && t(`credit.fault.${fault}`)}
        onChange={type}
      />
      <Button type="submit" className={panels.action}>
        {t('credit.elsewhere.next')}
      </Button>
    </form>
  );
}
