import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutFields } from './AboutFields';
import { BackgroundFields } from './BackgroundFields';
import styles from './Fields.module.css';
import { LinkFields } from './LinkFields';
import { MilestoneField } from './MilestoneField';
import { ProjectFields } from './ProjectFields';

/** Everything that an application for a place asks for, inside a form. */
export function RegistrationFields() {
  const { t } = useTranslation('participants');
  return (
    <>
      <Group title={t('form.about')}>
        <AboutFields />
      </Group>
      <Group title={t('form.background')} note={t('form.backgroundNote')}>
        <BackgroundFields />
      </Group>
      <Group title={t('form.project')}>
        <ProjectFields />
        <MilestoneField />
      </Group>
      <Group title={t('form.links')}>
        <LinkFields />
      </Group>
    </>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </fieldset>
  );
}
