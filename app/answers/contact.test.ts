import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from './answers';
import { contactOf, contactWithoutBusiness } from './contact';

const business = answersFrom({ BusinessEmail: 'office@rivera.example' }, 'owner');
const found = answersFrom({ BusinessEmail: 'office@rivera.example' }, 'website');
const websiteAddress = 'https://www.rivera.example/about';

test.each([
  [
    'the business’s email if the owner typed it, which comes last',
    { email: 'ana@rivera.example', fields: business, websiteAddress },
    'office@rivera.example',
    false,
  ],
  [
    'the owner’s email rather than one from the website',
    { email: 'ana@rivera.example', fields: found, websiteAddress },
    'ana@rivera.example',
    false,
  ],
  ['the business’s email', { fields: business, websiteAddress }, 'office@rivera.example', false],
  ['a guess from the website', { websiteAddress }, 'info@rivera.example', true],
  ['nothing', {}, '', false],
])('the contact is %s', (_which, answers, email, isGuess) => {
  expect(contactOf({ ...noAnswers, ...answers })).toEqual({ email, isGuess });
});

test('the email without the business’s own ignores what was typed for it', () => {
  expect(contactWithoutBusiness({ ...noAnswers, fields: business }).email).toBe('');
  expect(contactWithoutBusiness({ ...noAnswers, fields: business, websiteAddress }).email).toBe(
    'info@rivera.example',
  );
});
