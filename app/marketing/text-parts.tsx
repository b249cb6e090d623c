import type { ReactNode } from 'react';

import { ReadingPage, SectionsPage } from '~/site/page-frames';
import { TrialTerms } from '~/site/pricing';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';
import {
  AnswerList,
  ButtonLink,
  DataTable,
  InlineLinks,
  LineLink,
  PlainList,
  RowList,
  Section,
  Source,
  Step,
} from './section';

/** The components that every page of text may use without importing them. Content can't import features or the site. */
export const textParts = {
  AnswerList,
  ButtonLink,
  DataTable,
  InlineLinks,
  LineLink,
  PlainList,
  ReadingPage,
  RowList,
  Section,
  SectionsPage,
  Source,
  Step,
  SupportEmail,
  SupportHours,
  SupportPhone,
  Ticket,
  TicketRows,
  TrialTerms,
  ul: ({ children }: { children?: ReactNode }) => <ul className="plain-list mb-4">{children}</ul>,
};
