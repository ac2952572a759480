import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session';
import type { Ad } from '../api';
import { dayAhead } from '../utc-day';
import { OwnProjectBox } from './OwnProjectBox';
import { isStartOpen } from './run-words';
import styles from './Runs.module.css';
import { RunTerms } from './RunTerms';

/** As far ahead as the API takes a start. */
const FARTHEST_DAYS = 365;

/** From when the ad runs, while that is open, and what participants declare. @param ad the one that is edited */
export function RunFields({ ad }: { ad?: Ad }) {
  const { t } = useTranslation('runs');
  const { t: tell } = useTranslation('errors');
  const { user } = useSession();
  const startsAt = Form.useWatch<string | undefined>('startsAt');
  const undeclared = new Error(tell('own_project_undeclared'));
  const isOpen = ad === undefined || isStartOpen(ad);
  return (
    <>
      {isOpen && (
        <Form.Item name="startsAt" label={t('fields.startsAt')} extra={t('fields.startsAtNote')}>
          <Input type="date" min={dayAhead(1)} max={dayAhead(FARTHEST_DAYS)} />
        </Form.Item>
      )}
      <p className={styles.terms}>
        <RunTerms run={ad?.run} startsAt={isOpen ? startsAt : undefined} />
      </p>
      {user?.role === 'participant' && (
        <Form.Item
          name="notOwnProject"
          valuePropName="checked"
          rules={[
            {
              validator: (_rule, isDeclared) => (isDeclared ? Promise.resolve() : Promise.reject(undeclared)),
            },
          ]}
        >
          <OwnProjectBox />
        </Form.Item>
      )}
    </>
  );
}
