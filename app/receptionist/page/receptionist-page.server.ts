import { businessNameOf, noAnswers } from '~/answers/answers';
import { customerOf } from '~/answers/contact';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { sessionKeysOf } from '~/domain/customer';
import type { Visit } from '~/platform/cookies/visit.server';
import { answerPhoneQuery } from '../number/number.server';
import { reportCheckouts } from '../payment/checkout-report.server';
import { enterReceptionist, readReceptionist } from '../record/receptionist.server';
import { viewReceptionist } from '../record/receptionist-view';

/** The data of a receptionist's page. */
export async function loadReceptionist(visit: Visit, agentId: string) {
  const stored = await readReceptionist(visit.jar, agentId);
  await enterReceptionist(visit, stored);
  const { receptionist, number } = await answerPhoneQuery(visit, stored);
  await reportCheckouts(visit);
  const { record } = receptionist;
  const { answers, customer } = record;
  return {
    view: viewReceptionist(receptionist),
    record,
    number,
    /** The customer's details for session storage, from which the trial form takes them. */
    sessionKeys: sessionKeysOf(agentId, customerOf(customer ? noAnswers : answers)),
    widget: await widgetSettings(visit, agentId, businessNameOf(answers)),
  };
}
