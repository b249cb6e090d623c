import { useEffect, useRef, useState } from 'react';

import { loadWidgetScript } from './load-widget-script';
import { callConfigOf, callEvent } from './widget-call';
import type { CallConfig } from './widget-call';

/** Attach delay of specification §9; the page is usable before anything of the widget is asked for. */
const attachAfterMs = 1_000;

/** The widget asks its own service how it should look; where that does not answer it shows nothing at all. */
const appearsWithinMs = 10_000;

export type WidgetState = 'waiting' | 'attached' | 'ready' | 'failed';

/**
 * Brings the widget onto an enhanced page: the element after a second, its script once the page has loaded.
 * @param onCall told each time a call starts, before the widget uses the configuration
 */
export function useVoiceWidget(scriptUrl: string, onCall?: (config: CallConfig) => void) {
  const [state, setState] = useState<WidgetState>('waiting');
  const stage = useRef<HTMLDivElement>(null);
  const told = useRef(onCall);
  useEffect(() => {
    told.current = onCall;
  });

  useEffect(() => {
    let left = false;
    const show = (next: WidgetState) => {
      if (!left) setState(next);
    };
    const timer = setTimeout(() => {
      show('attached');
      loadWidgetScript(scriptUrl).then(
        () => show('ready'),
        () => show('failed'),
      );
    }, attachAfterMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [scriptUrl]);

  useEffect(() => {
    const element = stage.current;
    const listen = (event: Event) => {
      const config = callConfigOf(event);
      if (config) told.current?.(config);
    };
    element?.addEventListener(callEvent, listen);
    return () => element?.removeEventListener(callEvent, listen);
  }, []);

  useEffect(() => {
    if (state !== 'ready') return;
    const timer = setTimeout(() => {
      const widget = stage.current?.querySelector('elevenlabs-convai');
      if (!widget?.shadowRoot?.querySelector('button')) setState('failed');
    }, appearsWithinMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, stage };
}
