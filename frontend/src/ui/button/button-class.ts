import styles from './Button.module.css';

export interface ButtonLook {
  /** One primary action a view; 'quiet' for the least. Default 'primary'. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
}

export function buttonClass({ kind = 'primary', small }: ButtonLook, className = ''): string {
  return [styles.button, styles[kind], small && styles.small, className].filter(Boolean).join(' ');
}
