import { CodeSample } from '~/call-widget/code-sample';
import { VoiceWidget } from '~/call-widget/voice-widget';
import { ByScripts } from '~/site/by-scripts';
import { Icon } from '~/site/icon';
import { MessagePage, ReadingPage, SectionsPage } from '~/site/page-frames';
import { SamplePlayer } from '~/site/player/sample-player';
import { FeatureList, PriceTag, TrialTerms } from '~/site/pricing';
import { FooterContact, FooterLinks, IndustryLinks } from '~/site/site-footer';
import { LogoMark } from '~/site/site-header';
import { StartForm } from '~/site/start-form';
import * as supportContact from '~/site/support-contact';
import { Testimonial } from '~/site/testimonial';
import { Ticket, TicketRows } from '~/site/ticket';
import { UnbrokenWords } from '~/site/unbroken-words';
import { CalculatorSection } from '../calculator/calculator-section';
import { AssumptionsForm } from '../compare/compare-page';
import { FaqDetails, FaqLine } from '../faq-answer';
import * as forwarding from '../forwarding/forwarding-form';
import { CallChooser } from '../home/home-page';
import { CalendarDay } from '../landing/calendar-day';
import { GetStartedForm, StartLinks, StartTerms, TryAction } from '../landing/start-actions';
import { Receipt } from '../pricing/receipt';
import * as parts from '../section';
import { TradeCalls } from '../trades/trade-calls';

/** The components that every MDX file may use without importing them. `app/root.tsx` provides them to all pages. */
export const mdxComponents = {
  ...parts,
  ...supportContact,
  ...forwarding,
  AssumptionsForm,
  ByScripts,
  CalculatorSection,
  CalendarDay,
  CallChooser,
  CodeSample,
  FaqDetails,
  FaqLine,
  FeatureList,
  FooterContact,
  FooterLinks,
  GetStartedForm,
  Icon,
  IndustryLinks,
  LogoMark,
  MessagePage,
  PriceTag,
  ReadingPage,
  Receipt,
  SamplePlayer,
  SectionsPage,
  StartForm,
  StartLinks,
  StartTerms,
  Testimonial,
  Ticket,
  TicketRows,
  UnbrokenWords,
  TradeCalls,
  TrialTerms,
  TryAction,
  VoiceWidget,
};
