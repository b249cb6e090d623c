import { withScripts } from './statement';
import type { Statements } from './statement';

/** The calls of the backend functions. */
export const calls: Statements = {
  '7.log.1': 'log-agent-creator-step: step, agentId or unknown, userEmail, stepData, origin, visitType.',
  '7.log.2': 'A home visit logs home_page_visit with page and pathname.',
  '7.log.3':
    "'Get Started Today' alone logs cta_clicked with source and ctaText; 'Try Free Tonight' logs nothing.",
  '7.log.4': 'About logs about_us_page_visit.',
  '7.log.5': withScripts(
    'About logs founder_card_expanded and founder_email_clicked.',
    'Clicks that need no request of their own are sent by the enhanced page alone.',
  ),
  '7.log.6': 'Creation steps are logged.',
  '7.log.7': 'The FAQ visit is logged.',
  '7.log.8': withScripts(
    'A question clicked is logged with question and index.',
    'Clicks that need no request of their own are sent by the enhanced page alone.',
  ),
  '7.log.9': withScripts(
    'Mirrored to an analytics event when an analytics global exists.',
    'The analytics global is a script.',
  ),
  '7.extract': 'scrape-and-extract-business-data: email, websiteAddress.',
  '7.clone': 'create-voice-clone: audioData, voiceName, businessName, agentId.',
  '7.create': 'create-full-agent: email, businessData, smsConsent.',
  '7.assign':
    'assign-agent-phone: agentId, businessName, userEmail, userAddress, userCity, userState, userZipcode.',
  '7.phone': 'get-agent-phone: agentId.',
  '7.subscribe':
    'create-subscription: customerInfo, agentId; the browser is redirected to the url of the response.',
  '7.redirect':
    'The payment-redirect storage gets agentId and queryString when both agentId and session_id exist.',
  '7.load.1': 'The third-party voice widget is loaded with an agent id.',
  '7.load.2': "The product's own embeddable widget script takes an agent id attribute.",
  '7.load.3': 'Sample-call audio (including /sample-call-home.mp3) and images are there.',
  '7.load.4': 'The embedded help video is there.',
};
