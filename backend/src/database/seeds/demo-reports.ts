import type { DemoReport } from './demo-report.types.js';
import { INES_REPORTS } from './demo-reports-ines.js';
import { KWAME_REPORTS } from './demo-reports-kwame.js';
import { NADIA_REPORTS } from './demo-reports-nadia.js';
import { RAVI_REPORTS } from './demo-reports-ravi.js';
import { SOFIE_REPORTS } from './demo-reports-sofie.js';

/** By the participant's username. Ravi's newest is late, and Sofie left a month out. */
export const DEMO_REPORTS: Readonly<Record<string, readonly DemoReport[]>> = {
  nadia: NADIA_REPORTS,
  kwame: KWAME_REPORTS,
  ines: INES_REPORTS,
  ravi: RAVI_REPORTS,
  sofie: SOFIE_REPORTS,
};
