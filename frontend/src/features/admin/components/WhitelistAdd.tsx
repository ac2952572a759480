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

/** Adds one address, with the errors of the specification's section 5. */
export function WhitelistAdd({ emails, isSaving, onAdd }: WhitelistAddProps) {
  const { t } = useTranslation('admin');
  const [email, setEmail] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const added = email.trim().toLowerCase();
    const problem = whitelistProblem(emails, added);
    if (problem === 'invalid')
      return toast({ kind: 'error', title: t('whitelist.invalid.title'), text: t('whitelist.invalid.text') });
    if (problem === 'duplicate') {
      return toast({
        kind: 'error',
        title: t('whitelist.duplicate.title'),
        text: t('whitelist.duplicate.text', { email: added }),
      });
    }
    if (await onAdd(added)) setEmail('');
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Form.Item label={t('whitelist.email')} layout="vertical" htmlFor="whitelist-email">
        <Input
          id="whitelist-email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Form.Item>
      <Button type="submit" kind="secondary" loading={isSaving}>
        {t('whitelist.add')}
      </Button>
    </form>
  );
}
