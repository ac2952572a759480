import type { Participant } from '../../modules/participants/entities/participant.entity.js';

/** A participant of the demo; the portrait is /demo/portraits/<username>.svg. */
export interface DemoParticipant {
  username: string;
  /** Calendar years since the last degree. */
  graduatedYearsAgo: number;
  /** When they took their place: in days before the season began. */
  daysBefore: number;
  record: Pick<
    Participant,
    'name' | 'profession' | 'age' | 'workExperience' | 'bio' | 'projectDescription' | 'impactGoals'
  > &
    Partial<Participant>;
}

/** In the order of their places. */
export const DEMO_PARTICIPANTS: readonly DemoParticipant[] = [
  {
    username: 'nadia',
    graduatedYearsAgo: 2,
    daysBefore: 31,
    record: {
      name: 'Nadia Rahmani',
      profession: 'Water engineer',
      age: 27,
      workExperience: 2,
      bio: 'I grew up beside a river that my grandmother drank from and I was not allowed to touch. I studied what happened to it, and came home with a drawing of a filter.',
      projectDescription:
        'A sand and clay filter that a village workshop can build, sell and repair by itself. We train two potters in each place, lend them the moulds, and are paid back out of the first forty filters. No cartridge has to be shipped, and what breaks is mended within a day’s walk.',
      impactGoals: 'Forty workshops, and 9,000 households that no longer boil their water.',
      socialLinkedin: 'https://www.linkedin.com/in/example-nadia-rahmani',
      socialWebsite: 'https://example.org/clay-filters',
    },
  },
  {
    username: 'kwame',
    graduatedYearsAgo: 1,
    daysBefore: 28,
    record: {
      name: 'Kwame Boateng',
      profession: 'Industrial designer',
      age: 25,
      workExperience: 1,
      bio: 'As a boy I took the neighbours’ radios apart, and sometimes put them together again. My degree taught me why most things are made so that nobody can.',
      projectDescription:
        'Repair benches at railway stations: people hand in what is broken on their way to work and collect it in the evening. Apprentices do the work under a master’s eye, spare parts are printed or rescued, and every repair is written into an open manual.',
      impactGoals: 'Twelve stations, sixty apprentices, a hundred tonnes of things not thrown away.',
      socialInstagram: 'https://www.instagram.com/example.repair.bench',
      socialYoutube: 'https://www.youtube.com/@example-repair-bench',
    },
  },
  {
    username: 'ines',
    graduatedYearsAgo: 3,
    daysBefore: 23,
    record: {
      name: 'Inês Carvalho',
      profession: 'Nurse and software developer',
      age: 31,
      workExperience: 3,
      bio: 'Four years of night shifts, then a second degree. I know what a ward needs to know at three in the morning, and what it gets to see on the screen instead.',
      projectDescription:
        'A handover notebook for care homes that works without a network, in the language of whoever reads it. Nurses speak a sentence; the next shift finds it beside the right bed. The homes own their data, and pay by bed and month, less than they spend on paper forms today.',
      impactGoals: 'Two hundred homes in three countries, and one hour less paperwork a shift.',
      socialTwitter: 'https://x.com/example_handover',
      socialWebsite: 'https://example.org/handover',
    },
  },
  {
    username: 'ravi',
    graduatedYearsAgo: 1,
    daysBefore: 17,
    record: {
      name: 'Ravi Menon',
      profession: 'Agronomist',
      age: 26,
      workExperience: 1,
      bio: 'My parents’ mangoes rotted in the season and were missing for the rest of the year. I studied drying, storing and the price of waiting one week longer.',
      projectDescription:
        'A solar dryer that three farms share, and a buyers’ club that orders before the harvest. Members see what was picked, dried and sold on which day, and the farms are paid on the evening of the delivery instead of after ninety days.',
      impactGoals: 'Three hundred farms that lose less than a tenth of their harvest.',
      socialTiktok: 'https://www.tiktok.com/@example.mango.days',
      socialLinkedin: 'https://www.linkedin.com/in/example-ravi-menon',
    },
  },
  {
    username: 'sofie',
    graduatedYearsAgo: 4,
    daysBefore: 9,
    record: {
      name: 'Sofie Lindqvist',
      profession: 'Architect',
      age: 29,
      workExperience: 2,
      bio: 'I was taught to draw new houses in a country full of empty ones. Since then I have been walking through villages with a tape measure and a thermos.',
      projectDescription:
        'We turn empty schoolhouses into places where people live and work: the village leases the building, tenants pay by helping to rebuild it, and the rent later pays for the next schoolhouse. Plans, costs and mistakes are public, so that others can copy what holds.',
      impactGoals: 'Ten schoolhouses lived in again, and a handbook that any council can follow.',
      socialWebsite: 'https://example.org/schoolhouses',
    },
  },
];
