import type { functions } from '../../app/backend/messages.server';
import { sentQuestions } from '../../app/domain/business-questions';
import { defaultSchedule } from '../../app/domain/weekly-schedule';

const agentId = 'agent_7f3kq9';

/** New questions are empty in the example until they get a value below. */
const emptyFields = Object.fromEntries(sentQuestions.map((name) => [name, '']));

/** An example request and a successful response for each function. Tests validate them against the schemas. */
export const examples = {
  logStep: {
    body: {
      step: 'home_page_visit',
      agentId: 'unknown',
      userEmail: '',
      stepData: { page: '/', pathname: '/' },
      origin: 'WebForm',
      visitType: 'home',
    },
    response: { success: true },
  },
  extract: {
    body: { email: 'ana@rivera-plumbing.example', websiteAddress: 'https://rivera-plumbing.example' },
    response: {
      success: true,
      businessData: {
        BusinessName: 'Rivera Plumbing',
        BusinessPhoneNumber: '(512) 555-0123',
        TimeZone: 'America/Chicago',
        ServiceType: 'Travel to Customer',
        ServiceRangeMiles: 25,
        WeeklySchedule: {
          saturday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] },
        },
      },
    },
  },
  cloneVoice: {
    body: {
      audioData: 'T2dnUwACAAAAAAAAAAB=',
      voiceName: 'Rivera Plumbing Receptionist',
      businessName: 'Rivera Plumbing',
      agentId: 'pending',
    },
    response: { success: true, voiceId: 'voice_5d1e' },
  },
  createAgent: {
    body: {
      email: 'ana@rivera-plumbing.example',
      businessData: {
        ...emptyFields,
        BusinessName: 'Rivera Plumbing',
        BusinessPhoneNumber: '512-555-0123',
        BusinessEmail: 'ana@rivera-plumbing.example',
        TimeZone: 'America/Chicago',
        ServiceType: 'Travel to Customer',
        ServiceRangeMiles: 25,
        BusinessDescription: 'Repairs, drains and water heaters.',
        BusinessAddressStreet: '100 Congress Avenue',
        BusinessAddressCity: 'Austin',
        BusinessAddressState: 'TX',
        BusinessAddressZipcode: '78701',
        BusinessHours:
          'Mon[9:00AM-5:00PM]; Tue[9:00AM-5:00PM]; Wed[9:00AM-5:00PM]; Thu[9:00AM-5:00PM]; Fri[9:00AM-5:00PM]; Sat[Closed]; Sun[Closed]',
        DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
        WeeklySchedule: defaultSchedule(),
      },
      smsConsent: { consent: true, date: '2026-03-02T15:04:05.000Z', source: 'website sign up form' },
    },
    response: { success: true, agentId },
  },
  assignPhone: {
    body: {
      agentId,
      businessName: 'Rivera Plumbing',
      userEmail: 'ana@rivera-plumbing.example',
      userAddress: '100 Congress Avenue',
      userCity: 'Austin',
      userState: 'TX',
      userZipcode: '78701',
    },
    response: { success: true, assignedPhoneNumber: '+15125550123' },
  },
  getPhone: { body: { agentId }, response: { success: true, phoneNumber: '+15125550123' } },
  subscribe: {
    body: {
      customerInfo: {
        name: 'Ana Rivera',
        email: 'ana@rivera-plumbing.example',
        address: '100 Congress Avenue',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      },
      agentId,
    },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2' },
  },
  storeRedirect: {
    body: { agentId, queryString: `session_id=cs_test_a1B2&agentId=${agentId}` },
    response: { success: true },
  },
} satisfies Record<keyof typeof functions, { body: object; response: object }>;
