import { z } from 'zod';

import { nativeConstraints } from '~/platform/forms/server/native-constraints.server';
import { requiredEmail, requiredText, usState, zipCode } from '~/platform/forms/server/text-fields.server';
import { reportedByToast, trialLabels } from './trial-fields';

export const trialForm = z.object({
  name: requiredText(trialLabels.name, 120),
  email: requiredEmail(trialLabels.email),
  address: requiredText(trialLabels.address, 200),
  city: requiredText(trialLabels.city, 200),
  state: usState(requiredText(trialLabels.state, 40)),
  zipCode: zipCode(requiredText(trialLabels.zipCode, 20)),
});

export const trialConstraint = nativeConstraints(trialForm, reportedByToast);
