/** The parts of the home page in their order (the mock-up's): each is filled by the remote that names it. */
export const homeSlots = [
  'home.next-concert',
  'home.coming-weeks',
  'home.subscriptions',
  'home.first-visit',
  'home.news',
  'home.education',
  'home.listening',
  'home.reporting',
  'home.jobs',
] as const;
