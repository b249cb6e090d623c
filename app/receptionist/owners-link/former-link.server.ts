import { decryptShort } from '~/platform/cookies/encrypted-cookie.server';

// FORMER RELEASE: until November 2026, a link was encrypted without its ID and with the owner's answers. Such links live for
// 30 days. Delete this file with `decryptShort`.

const openDay = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };
const closedDay = { ...openDay, isOpen: false };

/** The text that those links have in common. Never change it, because they can't be read without it. */
const usualLink = JSON.stringify({
  closedDay,
  value: {
    businessName: '',
    number: '555-',
    createdAt: '2026-12-01T00:00:00.000Z',
    trialEnds: '2026-12-15',
    marks: ['calendar', 'invite', 'phone', 'test', 'widget', 'voice'],
    ownVoice: true,
    hasUrgentNumber: false,
    answers: {
      fields: {
        BusinessPhoneNumber: '',
        BusinessEmail: '@gmail.com',
        TimeZone: 'America/Los_Angeles America/Denver America/Chicago America/New_York',
        ServiceType: 'Travel to Customer Fixed Location',
        ServiceRangeMiles: '25',
        BusinessAddressStreet: ' Ave St',
        BusinessAddressCity: '',
        BusinessAddressState: 'CA',
        BusinessAddressZipcode: '',
        UrgentCallsNumber: '',
      },
      schedule: {
        monday: openDay,
        tuesday: openDay,
        wednesday: openDay,
        thursday: openDay,
        friday: openDay,
        saturday: closedDay,
        sunday: closedDay,
      },
      trade: 'plumbing',
      websiteAddress: 'https://www.',
      email: '',
    },
    hasNoTrial: true,
    madeOn: '2026-11-',
  },
});

/** The value of such a link. `null` if the link is of another receptionist, or of none. */
export async function readFormerLink(agentId: string, encrypted: string): Promise<unknown> {
  const link = await decryptShort(`owners-link-${agentId}`, encrypted, usualLink);
  return link && { ...Object(link.value), agentId };
}
