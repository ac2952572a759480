import { Form, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { toast } from '../../../ui/toast/toast';
import { whitelistProblem } from '../whitelist';

interface WhitelistAddProps {
  emails: string[];
  isSaving: boolean;
  /** @returns whether the server took it; what was typed stays otherwise */
  onAdd: (email: string) => Promise<boolean>;
}

/** Adds one address, with the errors of the specification's section 5, in a toast and beside the field. */
export function WhitelistAdd({ emails, isSaving, onAdd }: WhitelistAddProps) {
  const { t } = useTranslation('admin');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const added = email.trim().toLowerCase();
    const problem = whitelistProblem(emails, added);
    if (problem) {
      const text = t(`whitelist.${problem}.text`, { email: added });
      setFault(text);
      return toast({ kind: 'error', title: t(`whitelist.${problem}.title`), text });
    }
    setFault(null);
    if (await onAdd(added)) setEmail('');
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Form.Item
        label={t('whitelist.email')}
        layout="vertical"
        htmlFor="whitelist-email"
        validateStatus={fault ? 'error' : undefined}
        help={fault && <span id="whitelist-fault">{fault}</span>}
      >
        <Input
          id="whitelist-email"
          type="email"
          value={email}
          aria-invalid={fault !== null}
          aria-describedby={fault ? 'whitelist-fault' : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Form.Item>
      <Button type="submit" kind="secondary" loading={isSaving}>
        {t('whitelist.add')}
      </Button>
    </form>
  );
}
