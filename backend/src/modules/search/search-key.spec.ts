import { searchKey } from './search-key.js';

describe('the address that equal searches share', () => {
  it.each([
    ['?q=kiln', '?q=kiln'],
    ['?q=%20K%C3%8FLN%20%20of+Clay', '?q=kiln+of+clay'],
    ['?limit=5&kinds=reports,ads&q=kiln', '?q=kiln&kinds=ads%2Creports&limit=5'],
    ['?kinds=ads%2Creports&q=KILN&limit=5', '?q=kiln&kinds=ads%2Creports&limit=5'],
    ['?q=%E2%80%98kiln%E2%80%99', '?q=%27kiln%27'],
    ['?q=what?&kinds=ads', '?q=what%3F&kinds=ads'],
  ])('of %s is %s', (query, key) => {
    expect(searchKey(`/api/search${query}`)).toBe(`/api/search${key}`);
  });

  it.each([
    ['', 'has no words'],
    ['?q=%CC%81', 'has nothing but marks'],
    ['?q=a&q=b', 'has words twice'],
    ['?q=A&sort=title', 'asks for what there is not'],
    ['?q=A?&sort=title', 'asks for what there is not, after a mark that stands for itself'],
    [`?q=${'A'.repeat(101)}`, 'is too long'],
    [`?q=A${'%20'.repeat(100)}B`, 'is too long with its gaps'],
    [`?q=${encodeURIComponent('ﬃ'.repeat(50))}`, 'would be too long'],
  ])('of %s is its own, as it %s', (query) => {
    expect(searchKey(`/api/search${query}`)).toBe(`/api/search${query}`);
  });

  it('leaves kinds to be refused that there are not', () => {
    expect(searchKey('/api/search?q=a&kinds=help')).toBe('/api/search?q=a&kinds=help');
  });
});
