import { isEmailAddress } from './email.decorator.js';

describe('an e-mail address', () => {
  it.each([
    'amara@example.org',
    'Amara+news@Example.ORG',
    "o'neill@example.org",
    'josé@example.org',
    'amara@bücher.example',
    'amara@straße.de',
    'उदाहरण@उदाहरण.example',
    'амара@почта.рф',
  ])('may be %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    ['that ends in a dot', 'amara@example.org.'],
    ['with letters that stand for others in its domain', 'amara@gᵐail.com'],
    ['with letters that stand for others in its name', 'ａmara@example.org'],
    ['with a sign that only looks like a tag’s', 'amara＋1@example.org'],
    ['with an accent apart from its letter', 'jose\u0301@example.org'],
    ['whose domain is written for machines', 'amara@xn--bcher-kva.example'],
    ['whose domain is none', 'amara@xn--gmail.com'],
    ['with letters that are not seen', 'ama\u034fra@example.org'],
    ['with the sign of Kelvin in its domain', 'amara@\u212aeep.example'],
  ])('has one spelling, so is none %s', (_what, address) => expect(isEmailAddress(address)).toBe(false));
});
