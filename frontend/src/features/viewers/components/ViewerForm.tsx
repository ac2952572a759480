import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountLimits, viewerLimits } from '../../../limits';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Field } from '../../../ui/forms/Field';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { EmailField, TextField } from '../../../ui/forms/TextField';
import { useFollowParticipantMutation } from '../../../api/generated/follows';
import { useListParticipantsQuery } from '../../../api/generated/participants';
import type { RegisterViewer } from '../../../api/generated/viewers';
import { currentLanguage } from '../../../i18n';
import { loginPath } from '../../../paths';
import { useCommonPassword } from '../../../session/use-common-password';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { useReportFailure } from '../../../ui/forms/report-failure';
import { atLeast, atMost, emailRule, optional, rule } from '../../../ui/forms/rule';
import { type RegisteredViewer, useRegisterViewerMutation } from '../api';
import { ParticipantChoices } from './ParticipantChoices';
import styles from './ViewerForm.module.css';

type ViewerFormValues = Pick<RegisterViewer, 'name' | 'email' | 'participants'> & { password?: string };

interface ViewerFormProps {
  /** Where the visitor wants to go on with an account; null for nowhere. */
  next: string | null;
  onRegistered: (viewer: RegisteredViewer) => void;
}

/** The spec's rules for viewers (section 5); the server checks the same again. */
function viewerRules(t: TFunction<'errors'>) {
  const { name } = viewerLimits;
  const { password } = accountLimits;
  const isLongEnough = (text: string) => Array.from(text).length >= password.min;
  const tooShort = t('password_too_short', password);
  return {
    name: [atLeast(name.min, t('name_too_short', name)), atMost(name.max, t('name_too_long', name))],
    email: [emailRule(t('email_invalid'))],
    password: [rule(optional(isLongEnough), tooShort)],
    /** For whoever came for an account. */
    passwordGiven: [rule(isLongEnough, tooShort)],
  };
}

/** Puts somebody on the list of viewers; with a password it also makes an account, for whoever has none. */
export function ViewerForm({ next, onRegistered }: ViewerFormProps) {
  const { t } = useTranslation('viewers');
  const { user } = useSession();
  const form = useForm();
  const [register, { isLoading }] = useRegisterViewerMutation();
  const [follow] = useFollowParticipantMutation();
  const people = useListParticipantsQuery({});
  const { t: tell } = useTranslation('errors');
  const reportFailure = useReportFailure();
  const rules = viewerRules(tell);
  const common = useCommonPassword();

  const submit = async ({ password, participants = [], ...viewer }: ViewerFormValues) => {
    const language = currentLanguage();
    const chosen = password || participants.length === 0 ? {} : { participants };
    const { data, error } = await register({
      registerViewer: { ...viewer, ...chosen, password: password || null, language },
    });
    // An account follows whom it chose; one that cannot be followed any more is left out.
    if (data && password) await Promise.all(participants.map((id) => follow({ id })));
    if (error) reportFailure(form, error, { title: t('form.failed.title'), text: t('form.failed.text') });
    if (data) onRegistered(data);
  };

  return (
    <Form form={form} onFinish={(values: ViewerFormValues) => void submit(values)}>
      <h2 className={styles.title}>{t('form.title')}</h2>
      {next && (
        <p className={styles.next}>
          {t('form.accountNeeded')} <Link to={loginPath(next)}>{t('form.login')}</Link>
        </p>
      )}
      <TextField name="name" label={t('form.name')} rules={rules.name} required autoComplete="name" />
      <EmailField name="email" label={t('form.email')} rules={rules.email} />
      {user ? (
        <p className={styles.note}>{t('form.signedInNote', { username: user.username })}</p>
      ) : (
        <PasswordField
          name="password"
          label={t(next ? 'form.passwordNeeded' : 'form.password')}
          rules={next ? rules.passwordGiven : rules.password}
          required={next !== null}
          hint={common.note ?? t('form.passwordNote')}
          autoComplete="new-password"
          watch={common.watch}
        />
      )}
      <Loaded query={people} skeleton={null} empty={null}>
        {(participants) => (
          <Field<number[]> name="participants" hint={t('form.choicesNote')}>
            {({ value, onChange }) => (
              <ParticipantChoices participants={participants} value={value} onChange={onChange} />
            )}
          </Field>
        )}
      </Loaded>
      <Button type="submit" loading={isLoading}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}
