import { isbot } from 'isbot';

/** Whether it calls itself a robot, or nothing at all, as no browser does. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
