import type { Rule as AntdRule } from 'antd/es/form';
import type { Rule } from '../../../ui/forms/rule';

/** Rules of the site’s own forms as an antd form takes them. */
export const antdRules = (rules: readonly Rule[]): AntdRule[] =>
  rules.map((rule) => () => ({
    validator: (_rule: unknown, value: unknown) => {
      const fault = rule(value);
      return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault));
    },
  }));
