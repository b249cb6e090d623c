import { withScripts } from './statement';
import type { Statements } from './statement';

/** Screens and routes. */
export const screens: Statements = {
  '2.route.1': '/ is Home.',
  '2.route.2':
    'Two first-name path segments are Home variants; the segment attributes the visit to a sales rep.',
  '2.route.3': '/backupHome101525 is the backup home.',
  '2.route.4': '/about is About.',
  '2.route.5': '/try-now is Try now.',
  '2.route.6': '/create-agent, /create-agent2 and /create-agent3 are the variants of agent creation.',
  '2.route.7': '/demo/agent/{agentId} is the demo and congratulations page.',
  '2.route.8': '/faq is the FAQ.',
  '2.route.9': '/blog is the blog.',
  '2.route.10': '/privacy is Terms of Service and Privacy Policy.',
  '2.route.11': '/trial-signup is the trial sign-up.',
  '2.route.12': '/payment-setup is the payment set-up.',
  '2.route.13': '/calendar-setup is the calendar set-up checklist.',
  '2.route.14': '/voice-recording is the recording of a voice sample.',
  '2.route.15': '/{product} is the single voice-widget page.',
  '2.route.16': '/testforwarding is the forwarding test.',
  '2.route.17': '/videocreationwhiteboard is the marketing home variant.',
  '2.route.18': '/widget-test is the embeddable-widget test.',
  '2.route.19': '/plumbing is the plumber landing page.',
  '2.route.20': "Any other path is a 404 page reading 'Oops! Page not found' with a Return to Home link.",
  '2.route.21': 'The landing page links to the Terms of Service.',
  '2.route.22': 'There is a demo-call page and a dedicated voice-agent page, each with a voice widget.',
  '2.route.23': 'The links to /pricing and /about-us lead to the pricing section and to About.',

  '2.home.1': 'Header: Pricing (scrolls smoothly to the section with the id pricing), /faq, /blog, /about.',
  '2.home.2': 'Hero with a rotating headline naming 16 receptionist types.',
  '2.home.3': "Hero with a 'Try Free Tonight' button to /create-agent.",
  '2.home.4': 'Hero with a 14-day free trial note.',
  '2.home.5': 'Hero with a phone contact: a tel link on mobile, plain text on desktop.',
  '2.home.6': "'Experience {product}': a sample dental line to call.",
  '2.home.7': "'Listen to a Sample Call': a player that toggles play and pause and resets on end.",
  '2.home.8': "A calendar image titled 'The Result'.",
  '2.home.9': 'Get Started in 10 Minutes: four steps of 5, 3, 1 and 5 minutes.',
  '2.home.10': "'What's Included': six feature tiles.",
  '2.home.11': "Pricing card with 'Get Started Today' to /create-agent.",
  '2.home.12': 'ROI calculator.',
  '2.home.13':
    "'What our Clients Say': three five-star testimonials, each with a quote, an attribution and a trade.",
  '2.home.14': "'Automate. Save Time. Grow.' on AI scheduling, revenue gain and cost savings.",
  '2.home.15': "'From the Blog': three article cards, all linking to /blog.",
  '2.home.16':
    'A disclaimer footer: tools for information only, no guarantee, own risk, consult a professional, Terms of Service.',
  '2.home.17': 'Footer links: /privacy, /faq, /about, a logo credit, a phone line; copyright 2025.',
  '2.home.18': 'The sections stand in the order of this chapter.',
  '2.home.19': withScripts(
    'On first load the capitalised sales rep is saved in session storage as originalSalesRep if none is saved yet.',
    'Session storage exists with scripts alone; without them the session cookie keeps the rep (D.rep).',
  ),

  '2.about.1': 'Back-to-home button to /.',
  '2.about.2': 'Mission text.',
  '2.about.3': "'Our Founder' accordion: a single collapsible item with one founder card.",
  '2.about.4':
    "The mail icon opens a dialog titled 'Contact {name}' with a mail link; without scripts it is that link.",

  '2.demo-call.1': "Headline 'Your {product} Is Ready to Talk'.",
  '2.demo-call.2':
    'Four capabilities: smart scheduling, natural conversation, emergency recognition, service knowledge.',
  '2.demo-call.3': 'An embedded voice widget for a fixed demo agent.',
  '2.demo-call.4': "Button 'Create Your Own {product}' to /create-agent.",
  '2.demo-call.5': 'Header links to /#pricing and /about.',

  '2.creation.1': 'Choice screen with two cards: Instant or Quick Setup (form) and Voice Setup.',
  '2.creation.2': 'Choice screen with a back link and links to Home and About Us.',
  '2.creation.3': 'Choice screen with a help video.',
  '2.creation.4': 'Choice screen with a testimonial.',
  '2.creation.5': 'Choice screen with a phone number for assisted set-up.',
  '2.creation.6': 'The trial-pitch variant also shows a free 14-day trial banner and a privacy note.',
  '2.creation.7': 'Variant A counts 4 steps: website, analysing, business info, voice recording.',
  '2.creation.8':
    'Variant B counts 5 steps: website address, analysis, business info, voice recording, confirm and create.',
  '2.creation.9': 'Voice set-up embeds a conversational voice widget.',
  '2.creation.10': withScripts(
    "The widget's redirect tool, called with an agent id, leads to /demo/agent/{agentId}.",
    'The voice widget is a script; without it the page offers the phone line and the form.',
  ),

  '2.demo.1': 'Congratulations page with the trial phone number.',
  '2.demo.2': 'A call widget.',
  '2.demo.3': 'A pricing card: $5 per booking, feature list.',
  '2.demo.4': "'Start Trial Now' leads to /trial-signup.",
  '2.demo.5': 'Header links to /create-agent, / and /try-now.',
  '2.demo.6': 'test=true redirects to /calendar-setup?test=true&agent={agentId}.',
  '2.demo.7': 'A missing agentId shows an Error card with a button back to /create-agent.',
  '2.demo.8':
    'The trial number is valid 14 days and may take up to 5 minutes; a permanent one is given on sign-up.',

  '2.trial.1': 'Full Name, Email Address, Street Address, City, State and ZIP Code, all required.',
  '2.trial.2': 'The form is prefilled with what set-up handed over, which is then cleared.',
  '2.trial.3': 'Says no charge today, then calendar set-up follows.',
  '2.trial.4': 'Links: Back to Demo and Home.',
  '2.trial.5':
    "Submit shows 'Trial started successfully!' with 'Now let's add your payment method for future billing.'",
  '2.trial.6': 'Submit leads to /payment-setup carrying the customer info.',

  '2.payment.1': 'Knows the customer, the agent and the assigned phone number.',
  '2.payment.2': "Without name or e-mail: a Session Expired card with a 'Go to Trial Signup' button.",
  '2.payment.3': 'An expired session leads to /trial-signup by itself after 2 seconds.',
  '2.payment.4':
    'Trial card, the assigned number if present, $5 per appointment, a list of included features.',
  '2.payment.5': "A 'Start Free Trial' button.",
  '2.payment.6': withScripts(
    "The button reads 'Setting up your trial...' while working.",
    'A page without scripts cannot change while the browser sends its form.',
  ),

  '2.checklist.1': 'Takes agentId, test and session_id from the query.',
  '2.checklist.2': 'Embeds a voice demo widget.',
  '2.checklist.3': 'Five items and a phone-number step.',
  '2.checklist.4':
    'Connect calendar: instructions for each provider, shared with the support address with all details to be seen.',
  '2.checklist.5': 'Accept the invite, which arrives within 2 minutes.',
  '2.checklist.6': 'Add the website widget: a copyable snippet.',
  '2.checklist.7': 'Record a voice sample: opens /voice-recording?agentId={id} in a new tab; skippable.',
  '2.checklist.8': 'Test the set-up.',
  '2.checklist.9': 'The phone number is emailed within 24 hours.',
  '2.checklist.10': "Each step has a 'Mark as Complete' toggle.",
  '2.checklist.11': "When all five are complete, 'Setup Complete!' appears.",

  '2.recording.1': 'A voice widget of the agent in the query, else of the demo agent.',
  '2.recording.2': 'Twelve literary quotes to read aloud.',
  '2.recording.3': 'For 10-15 seconds, elsewhere 15-20 seconds.',
  '2.recording.4': 'The voice is updated within 24 hours.',
  '2.recording.5': "'Back to Setup' goes to /calendar-setup.",

  '2.widget.1': '/{product} has one voice widget, of the agent in the query.',
  '2.forwarding.1': 'Choose a forwarding type: all calls, busy, no answer.',
  '2.forwarding.2': 'Dial the matching carrier code through a tel link.',
  '2.whiteboard.1': withScripts(
    'A logo that animates on click.',
    'An animation on a click is made by a script.',
  ),
  '2.whiteboard.2': 'Two sample-call players.',
  '2.whiteboard.3': 'A live widget.',
  '2.whiteboard.4': 'Four getting-started steps.',
  '2.whiteboard.5': 'Five add-on feature cards, one more for each click.',
  '2.whiteboard.6': 'Pricing and an ROI calculator.',
  '2.embed.1': '/widget-test loads the embeddable widget and shows its snippets.',
  '2.plumbing.1': 'Sample call audio and a result image.',
  '2.plumbing.2': 'Steps.',
  '2.plumbing.3': 'Feature grid.',
  '2.plumbing.4': 'Pricing.',
  '2.plumbing.5': 'ROI calculator.',
  '2.plumbing.6': 'Three testimonials.',
  '2.faq.1':
    'Accordion of about 16 questions: what it is, how it works, codes, fit, cost, trial, support, emergencies, staff.',
  '2.faq.2': 'Call-forwarding codes for four named major carriers and for others.',
  '2.faq.3': "'Try Now - Free 14 Days' to /create-agent and 'Contact Support' as a mail link.",
  '2.blog.1': "Titled as a receptionist's corner.",
  '2.blog.2': 'Accordion of 5 dated articles: attorneys, after-hours, calendar filling, numbers, ROI.',
  '2.blog.3': 'Calls to action to /create-agent.',
  '2.blog.4':
    "The ROI article ends with 'Ready to see the ROI for yourself?', 'Start your 14-day free trial today' and 'Get Started Now'.",
  '2.privacy.1': 'Last updated 8/28/2025.',
  '2.privacy.2': 'SMS agreement: STOP and HELP keywords, rates may apply.',
  '2.privacy.3': 'Eight terms sections.',
  '2.privacy.4':
    'Privacy: data collection, sharing, deletion, children under 13, California rights; contact details.',
  '2.privacy.5':
    'Payment terms: 14-day trial, then sign-up with the payment provider; non-refundable unless required by law.',
  '2.privacy.6': 'Return to Home link.',
};
