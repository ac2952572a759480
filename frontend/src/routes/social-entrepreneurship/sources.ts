export interface Source {
  author: string;
  work: string;
  /** Who published it, and when. */
  published: string;
  address: string;
}

export const cases = ['grameen', 'aravind', 'fairphone', 'patagonia'] as const;

/** Where each case study's facts were published; titles stay in the language of the work. */
export const caseSources: Record<(typeof cases)[number], Source[]> = {
  grameen: [
    {
      author: 'Norwegian Nobel Committee',
      work: 'The Nobel Peace Prize 2006: press release',
      published: 'NobelPrize.org, 2006',
      address: 'https://www.nobelprize.org/prizes/peace/2006/press-release/',
    },
    {
      author: 'The Christian Science Monitor',
      work: '2006: Muhammad Yunus',
      published: 'csmonitor.com, 2010',
      address:
        'https://www.csmonitor.com/USA/2010/1008/Who-were-the-previous-10-Nobel-Peace-Prize-winners/2006-Muhammad-Yunus',
    },
  ],
  aravind: [
    {
      author: 'Pavithra K. Mehta, Suchitra Shenoy',
      work: 'Infinite Vision: How Aravind Became the World’s Greatest Business Case for Compassion',
      published: 'Berrett-Koehler, 2011',
      address: 'https://www.oreilly.com/library/view/infinite-vision/9781605099804/',
    },
    {
      author: 'Aravind Eye Care System',
      work: 'Aravind Eye Care System',
      published: 'aravind.org',
      address: 'https://aravind.org/',
    },
  ],
  fairphone: [
    {
      author: 'Fairphone',
      work: 'Five years and we are here to stay!',
      published: 'fairphone.com, 2018',
      address: 'https://www.fairphone.com/en/2018/11/30/five-years-and-we-are-here-to-stay/',
    },
    {
      author: 'The Christian Science Monitor',
      work: 'Fairphone answers the call for more ethical smartphones',
      published: 'csmonitor.com, 2015',
      address:
        'https://www.csmonitor.com/World/Making-a-difference/Change-Agent/2015/1117/Fairphone-answers-the-call-for-more-ethical-smartphones',
    },
    {
      author: 'TechSpot',
      work: 'Fairphone 2 modular smartphone earns perfect repairability score',
      published: 'techspot.com, 2015',
      address:
        'https://www.techspot.com/news/62847-fairphone-2-modular-smartphone-earns-perfect-repairability-score.html',
    },
  ],
  patagonia: [
    {
      author: 'Yvon Chouinard',
      work: 'Earth is now our only shareholder',
      published: 'Patagonia, 2022',
      address: 'https://www.patagonia.com/ownership/',
    },
  ],
};

export const furtherReading: Source[] = [
  {
    author: 'J. Gregory Dees',
    work: 'The Meaning of “Social Entrepreneurship”',
    published: 'Duke University, 1998, revised 2001',
    address:
      'https://centers.fuqua.duke.edu/case/wp-content/uploads/sites/7/2015/03/Article_Dees_MeaningofSocialEntrepreneurship_2001.pdf',
  },
  {
    author: 'Roger L. Martin, Sally Osberg',
    work: 'Social Entrepreneurship: The Case for Definition',
    published: 'Stanford Social Innovation Review, 2007',
    address: 'https://ssir.org/articles/entry/social_entrepreneurship_the_case_for_definition',
  },
  {
    author: 'John Elkington',
    work: 'Towards the Sustainable Corporation: Win-Win-Win Business Strategies for Sustainable Development',
    published: 'California Management Review, 1994',
    address: 'https://doi.org/10.2307/41165746',
  },
  {
    author: 'John Elkington',
    work: '25 Years Ago I Coined the Phrase “Triple Bottom Line.” Here’s Why It’s Time to Rethink It.',
    published: 'Harvard Business Review, 2018',
    address:
      'https://hbr.org/2018/06/25-years-ago-i-coined-the-phrase-triple-bottom-line-heres-why-im-giving-up-on-it',
  },
  {
    author: 'Johanna Mair, Ignasi Martí',
    work: 'Social entrepreneurship research: A source of explanation, prediction, and delight',
    published: 'Journal of World Business, 2006',
    address: 'https://doi.org/10.1016/j.jwb.2005.09.002',
  },
];
