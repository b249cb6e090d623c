import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from '~/answers/answers';
import { openVisit } from '~/platform/cookies/visit.server';
import { business } from '../../../tests/setup/typical-owner';
import { newDraft } from '../draft.server';
import { variantByKey } from '../variants';
import { incompleteResponse } from './review-step.server';

test.each([
  ['Trip charge: $__', 'Business Description'],
  ['Trip charge: $79', undefined],
])('checks the description "%s" for blanks; the notice is: %s', (BusinessDescription, title) => {
  const variant = variantByKey('B');
  const answers = { ...noAnswers, fields: answersFrom({ ...business, BusinessDescription }, 'owner') };
  const draft = { ...newDraft(variant), savedAnswers: answers };
  const setup = {
    ...openVisit(new Request('https://site.example/')),
    id: 'abcdef',
    draft,
    variant,
    answers,
    findings: null,
    voiceId: undefined,
    isVoiceChosen: false,
    isFromReview: true,
  };
  const refusal = incompleteResponse(setup);
  expect(refusal?.data.notice?.title).toBe(title);
});
