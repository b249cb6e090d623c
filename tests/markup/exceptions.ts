/** Findings that stand for now. Each must still be found: whoever mends a page takes its name out here. */
export interface Exception {
  rule: string;
  /** Names of page states. */
  pages: string[];
  why: string;
}

export const exceptions: Exception[] = [
  {
    rule: 'meta-refresh',
    pages: ['/demo/agent/agent_example1', '/payment-setup', 'payment page, session expired'],
    why: 'Without scripts the page goes on by itself after two seconds; it says so, and has a link as well.',
  },
];

/** Whether a finding on a page is one of the exceptions. */
export function isExcepted(rule: string, page: string): boolean {
  return exceptions.some((exception) => exception.rule === rule && exception.pages.includes(page));
}

/** What axe finds for now, its rules by page; these shrink in the same way. */
export const axeExceptions: Record<string, string[]> = {
  '/payment-setup': ['meta-refresh'],
  'payment page, session expired': ['meta-refresh'],
};
