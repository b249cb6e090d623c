import { withScripts, withoutScripts } from './statement';
import type { Statements } from './statement';

/** What is settled beyond the chapters before. */
export const details: Statements = {
  'D.brand': 'Names, phones, addresses and prices come from one file.',
  'D.environment': 'The environment is checked at start; one message lists everything wrong; exit 1.',
  'D.backend.request': 'Calls are POSTs of JSON from the server with key, request id and idempotency key.',
  'D.backend.failure':
    'Not 2xx, not JSON, too large, of another shape or success: false is a failure of the call.',
  'D.backend.limit':
    'Time limits: 120 or 30 s extraction, 60 s creation and cloning, 15 s others, 5 s logging.',
  'D.backend.key': 'The same idempotency key after an unknown outcome, a new one after a definite no.',
  'D.backend.bodies': 'Bodies have exactly the keys of chapter 7; phones, states and ranges in one form.',
  'D.backend.checkout': 'A checkout URL that is not on an allowed host is a subscription failure.',
  'D.backend.unknown': "A subscription without a known agent sends 'unknown'.",
  'D.backend.query': 'queryString is the part after the question mark; sent once per session_id and session.',
  'D.backend.verbatim': 'queryString is byte for byte what the browser sent.',
  'D.backend.conflict': '408, 409, 425 and 429 leave an outcome unknown: the same key goes along again.',
  'D.backend.subscription':
    'One person and one agent have one subscription key, however often the trial form is sent.',
  'D.backend.secret': 'No page and no log line shows the key, a body or personal data.',
  'D.log.robots': 'Prefetches and bots are not logged.',
  'D.log.ahead':
    'A page that a browser loads ahead is logged once it is seen; no page of a visitor is loaded ahead.',
  'D.log.late': 'Logging never delays or breaks a page.',
  'D.log.rep': 'stepData carries the sales rep where one is known.',
  'D.log.page':
    "page is the page's pathname, source the id of the section; the landing of the pitch is try_free.",
  'D.route.variants': '/create-agent2 is Quick Setup; /create-agent3 and /try-now are the trial pitch.',
  'D.route.slash': 'A trailing slash redirects; /pricing and /about-us redirect with 301.',
  'D.route.rep':
    'A name in SALES_REPS in any letter case is Home with attribution; any other is the 404 page.',
  'D.route.plan': '/backupHome101525 is Home with the $67 plan and its calculator.',
  'D.route.health': '/healthz gives JSON; /robots.txt and /sitemap.xml exist.',
  'D.route.agent':
    '/calendar-setup takes the agent as agentId or agent; an id of the wrong form is the Error card.',
  'D.mock.checkout':
    '/mock-checkout stands in for the payment provider in mock mode, and is a 404 outside it.',
  'D.mock.calls': '/mock-calls lists what the mock backend received, in mock mode alone.',
  'D.mock.magic': 'Magic inputs make the mock backend fail in each way.',
  'D.plain':
    'Every form works without scripts: a post, then a redirect (303) or the page with errors and values.',
  'D.enhance': withScripts('Scripts that fail leave a page that works.', 'It is about scripts that fail.'),
  'D.session': 'The session survives a restart and a switch to another instance; rotated secrets still read.',
  'D.effects':
    "A GET has an effect only as this visitor's navigation, for an agent that the session knows; a link never replaces the session's agent.",
  'D.toast': 'Toasts have role status or alert and are part of the served page.',
  'D.cookies': "Without cookies a form answers with 'Cookies are needed for this step'.",
  'D.upload': withoutScripts(
    'Without scripts the recorder is a file upload of 10 MB at most, its length checked by the server.',
    'With scripts the recorder takes its place.',
  ),
  'D.upload.server':
    'The server refuses what is no audio, too large or too short, and measures what it takes.',
  'D.calculator.1': withoutScripts(
    "Without scripts the calculator is a GET form with a 'Calculate' button.",
    'With scripts it recomputes at once.',
  ),
  'D.calculator.2': 'Fields and outputs have fixed names, such as serviceCost and totalRoi.',
  'D.calculator.3': 'Figures are carried on as rounded, halves up; shares of zero are 0%.',
  'D.calculator.4': 'Values out of range are clamped to the nearest step; nonsense becomes the default.',
  'D.calculator.5': 'Open span is close minus open, plus 24 where it is not positive.',
  'D.wizard.buttons':
    "'Next' and 'Fill in Manually' in B and C; 'Skip' on A's analysing step, without scripts on the first.",
  'D.wizard.no-website':
    "'I don't have a website' stands beside the main button and leads to the empty business step.",
  'D.wizard.email': "BusinessEmail, when empty, is the entered e-mail, else info@ the website's host.",
  'D.wizard.email-required': 'Business Email is required, and labelled so, where no other address is known.',
  'D.wizard.website':
    'websiteAddress is sent as a full URL: lower-case host, path kept, no slash after a bare host.',
  'D.wizard.found':
    "What extraction found is used and shown as 'Found on your website'; the rest is dropped.",
  'D.wizard.review': 'The review shows every answer with a link to change it.',
  'D.wizard.gone': 'A set-up that is gone leads to the start and says so.',
  'D.wizard.late': 'An extraction that responds late fills only empty fields.',
  'D.hours': 'A range ends after it starts and ranges do not overlap; a clear message otherwise.',
  'D.lengths': 'Too-long input is refused with a message, never cut.',
  'D.lengths.kept':
    'The largest draft within the limits is kept in any script; characters are what a person counts.',
  'D.messages': 'Messages of fields are fixed, letter for letter.',
  'D.messages.once':
    "The error summary is the message: its heading is the toast's title, its first line the toast's text; no second copy.",
  'D.back': 'Back to a refused form shows the form, in every engine, with scripts and without.',
  'D.refresh': withScripts(
    'What was typed on the business and trial steps survives a refresh.',
    'It is kept by scripts.',
  ),
  'D.too-large':
    'A form that is too large gets a page with status 413 that says what is too large and leads back.',
  'D.explicit': 'What creates or spends needs an explicit word; a body that was cut off never creates.',
  'D.phone': 'US phone numbers are accepted in any common notation.',
  'D.state': 'State is one of the 50, ZIP 5 digits or ZIP+4.',
  'D.numbers': 'A numeric text is a number where the field is one.',
  'D.prefill': 'Full Name is prefilled with the business name; a hand-over happens once.',
  'D.tool': 'redirectToDemo is registered on the call event; log, store, assign, 99, then navigate.',
  'D.widget': 'The widget is elevenlabs-convai with agent-id and dynamic-variables.',
  'D.widget.plain': withoutScripts(
    'A voice widget is replaced by the phone line and the form set-up.',
    'With scripts the widget is there.',
  ),
  'D.widget.form': 'Without a widget, pages of the demo agent also link to the form set-up.',
  'D.widget.source': 'VOICE_WIDGET_SRC is https, a path, or http on a loopback host.',
  'D.embed': "/widget.js is the product's own embeddable widget.",
  'D.rep': 'A sales rep is stored capitalised, in the session and for the enhanced page.',
  'D.recording': '/voice-recording asks for the business name and clones the voice for that agent.',
  'D.checklist': 'Completion is kept in the session per agent; the phone step is beside the five.',
  'D.forwarding': 'The tel link carries the code and, when activating, the number that the owner entered.',
  'D.demo': 'Each response of the phone calls has its text; a no or silence requests no assignment.',
  'D.headers':
    'An enforced CSP without unsafe-inline for scripts, nosniff, referrer policy, frame-ancestors.',
  'D.headers.every':
    'Every response has nosniff and a referrer policy, HSTS on https, COOP and CORP; 405 says Allow, 429 Retry-After.',
  'D.headers.forwarded': 'Forwarded host and protocol count only in well-formed values from a trusted proxy.',
  'D.third-party': 'Nothing third-party is requested before the visitor acts.',
  'D.store': 'Flow pages are no-store.',
  'D.pitch': "'Try Free. Activate for $1. Only pay for booked jobs.' stands on /, /plumbing and /try-now.",
  'D.languages': 'The list of languages stands on /faq and /videocreationwhiteboard.',
  'D.video': 'The help video loads when its play button is used, not before.',
};
