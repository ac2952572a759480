import type { Language } from '../../modules/auth/dto/language.decorator.js';

/** Somebody of the audience, with an account that nobody signs in to. */
export interface DemoVoter {
  username: string;
  name: string;
  interests: readonly string[];
  language?: Language;
  /** When they joined: in days after the season began; negative before it. */
  joined: number;
}

const voter = (
  username: string,
  name: string,
  joined: number,
  interests: readonly string[] = [],
  language?: Language,
): DemoVoter => ({ username, name, interests, joined, ...(language && { language }) });

/** Who votes, comments and follows beside the accounts of `demo-accounts.ts`. */
export const DEMO_VOTERS: readonly DemoVoter[] = [
  voter('aiko', 'Aiko Yamamoto', -25, ['design', 'water'], 'ja'),
  voter('bjorn_h', 'Björn Hallgrímsson', -24, ['housing']),
  voter('carmen.v', 'Carmen Villalobos', -22, ['education', 'care'], 'es'),
  voter('dmitri', 'Dmitri Volkov', -20, ['technology'], 'ru'),
  voter('efua', 'Efua Mensah', -19, ['technology', 'education']),
  voter('farid', 'Farid Benali', -18, ['water'], 'ar'),
  voter('gosia', 'Małgorzata Zielińska', -16, ['care']),
  voter('hugo.r', 'Hugo Reyes', -15, ['farming'], 'es'),
  voter('isha', 'Isha Kulkarni', -13, ['farming', 'water'], 'hi'),
  voter('jelena', 'Jelena Petrović', -12, ['housing', 'design']),
  voter('kenji', 'Kenji Morita', -10, ['technology'], 'ja'),
  voter('lindiwe', 'Lindiwe Dlamini', -9, ['education']),
  voter('matteo', 'Matteo Ricci', -7, ['housing', 'farming']),
  voter('noor', 'Noor van Dijk', -5, ['care', 'water']),
  voter('osei', 'Osei Asante', -4, ['technology']),
  voter('priya', 'Priya Nair', -2, ['farming'], 'hi'),
  voter('quentin', 'Quentin Lefèvre', 3, ['design'], 'fr'),
  voter('rosalind', 'Rosalind Achebe', 9, ['water', 'education']),
  voter('stefan', 'Stefan Müller', 17, ['technology', 'care'], 'de'),
  voter('tuan', 'Nguyễn Anh Tuấn', 28, ['farming', 'technology']),
  voter('ursula', 'Ursula Keller', 41, ['care'], 'de'),
  voter('vitor', 'Vítor Almeida', 55, ['care', 'technology'], 'pt'),
  voter('wei.l', 'Li Wei', 70, ['technology', 'design'], 'zh'),
  voter('xochitl', 'Xóchitl Hernández', 84, ['water', 'farming'], 'es'),
];

/** Four accounts of one afternoon in the third month; the administrator left their votes uncounted. */
export const DEMO_COPIES: readonly string[] = [
  'mango_lover1',
  'mango_lover2',
  'mango_lover3',
  'mango_lover4',
];

/** A school class that votes from one address within an hour: the console asks somebody to look at it. */
export const DEMO_CLASS: readonly string[] = [
  'abena_k',
  'kojo.b',
  'akosua',
  'nii_armah',
  'esi.d',
  'kwesi',
  'ama.s',
];
