import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefCallback } from 'react';

import type { ChecklistKey } from '~/content/checklist';
import { errorPageTexts, postForm } from '~/platform/forms/browser/post-form';
import { notSent } from '~/platform/forms/notice';
import type { Notice } from '~/platform/forms/notice';
import { nextStep, nextStepId, withStep } from '../record/checklist-steps';

export interface Marks {
  complete: ChecklistKey[];
  /** The step whose mark couldn't be saved, with the message. */
  problem: { key: ChecklistKey; text: Notice } | null;
  mark: (event: FormEvent<HTMLFormElement>, key: ChecklistKey) => void;
  /** The `ref` for the element with this id, which a mark may open, close or scroll to. */
  refOf: (id: string) => RefCallback<HTMLElement>;
}

/**
 * Shows a mark at once and sends it in the background. If that fails, the mark is undone and the open step shows an error.
 *
 * All marks are in one cookie, so each of two simultaneous requests would lose the other's mark. A new mark therefore
 * replaces the request in progress and sends its marks as well. Waiting isn't possible, because the tab may be closed.
 */
export function useMarks(initial: ChecklistKey[]): Marks {
  const [complete, setComplete] = useState(initial);
  const [marked, setMarked] = useState<{ key: ChecklistKey; done: boolean } | null>(null);
  const [problem, setProblem] = useState<Marks['problem']>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const saved = useRef(initial);
  const unsaved = useRef(new Map<string, string>());
  const sending = useRef(new AbortController());

  useEffect(() => {
    if (!marked) return;
    const { key, done } = marked;
    const elementOf = (id: string) => elements.current.get(id);
    const step = (name: ChecklistKey) => elementOf(`step-${name}`);
    if (!done) return closeStep(step(key));
    for (const other of complete) if (other !== key) step(other)?.removeAttribute('open');
    const next = nextStep(complete);
    if (next) step(next)?.setAttribute('open', '');
    showElement(elementOf(nextStepId(key, complete)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once per click of the visitor
  }, [marked]);

  async function send(form: HTMLFormElement, key: ChecklistKey, now: ChecklistKey[]) {
    const sent = new FormData(form);
    unsaved.current.set(`earlier.${key}`, String(sent.get('done')));
    unsaved.current.forEach((done, name) => sent.set(name, done));
    sending.current.abort();
    const { signal } = (sending.current = new AbortController());
    const reply = await postForm(form, sent, { keepalive: true, signal });
    if (signal.aborted) return;
    unsaved.current.clear();
    if (reply.kind === 'redirect') return void (saved.current = now);
    setComplete(saved.current);
    elements.current.get(`step-${key}`)?.setAttribute('open', ''); // removing the mark closed the step
    setProblem({ key, text: reply.kind === 'page' ? errorPageTexts(reply.page) : notSent });
  }

  return {
    complete,
    problem,
    refOf: (id) => (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    mark(event: FormEvent<HTMLFormElement>, key: ChecklistKey) {
      event.preventDefault();
      const done = !complete.includes(key);
      setProblem(null);
      const now = withStep(complete, key, done);
      setComplete(now);
      setMarked({ key, done });
      void send(event.currentTarget, key, now);
    },
  };
}

function closeStep(element: HTMLElement | undefined): void {
  element?.removeAttribute('open');
  element?.querySelector('summary')?.focus();
}

/** Scrolls to a step, or to the message above the steps, which also gets the focus. */
function showElement(element: HTMLElement | undefined): void {
  const summary = element?.matches('details') ? element.querySelector('summary') : null;
  if (summary) return summary.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
