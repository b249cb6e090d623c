// The call button for owners' websites, served as /widget.js with `settings` filled in. It has no dependencies and
// defines no globals. A shadow root keeps its styles and the page's styles apart.
(() => {
  const settings = __SETTINGS__;
  const tag = 'data-agent-id';
  const current = document.currentScript;
  // `currentScript` is null if a site builder loads the script as a module or with its own loader.
  const scripts = current ? [current] : [...document.querySelectorAll(`script[${tag}]:not([data-mounted])`)];

  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { all: initial; color-scheme: light dark; }
    * { box-sizing: border-box; }
    button, a { font: 600 1rem/1.2 system-ui, sans-serif; }
    button { cursor: pointer; border: 0; }
    .call { display: inline-flex; align-items: center; gap: .6rem; min-height: 3rem; padding: .6rem 1.3rem; border-radius: 2rem; background: ${settings.colors.button}; color: ${settings.colors.label}; box-shadow: 0 4px 16px rgb(0 0 0 / 25%); }
    .call:hover { background: ${settings.colors.hover}; }
    svg { width: 1.2rem; height: 1.2rem; fill: currentColor; flex: none; }
    .panel { position: fixed; z-index: 2147483001; right: 1rem; bottom: 1rem; width: min(24rem, 100vw - 2rem); height: min(36rem, 100vh - 2rem); display: flex; flex-direction: column; overflow: hidden; background: Canvas; color: CanvasText; border: 1px solid GrayText; border-radius: 1rem; box-shadow: 0 12px 40px rgb(0 0 0 / 35%); }
    .bar { display: flex; justify-content: space-between; align-items: center; gap: .5rem; padding: .3rem .5rem .3rem 1rem; }
    .bar a { color: inherit; min-height: 2.75rem; display: inline-flex; align-items: center; font-weight: 400; }
    .close { min-width: 2.75rem; min-height: 2.75rem; border-radius: .6rem; background: none; color: inherit; }
    .close:hover { background: rgb(128 128 128 / 25%); }
    iframe { flex: 1; width: 100%; border: 0; background: Canvas; }
    :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    @media print { :host { display: none; } }
  `);

  for (const script of scripts) {
    script.setAttribute('data-mounted', '');
    const agentId = script.getAttribute(tag) ?? '';
    if (/^agent_[A-Za-z0-9]{1,74}$/.test(agentId)) whenParsed(() => mount(script, agentId));
    // eslint-disable-next-line no-console -- the page shows nothing, so this is the owner's only hint
    else console.error(`widget.js: data-agent-id="${agentId}" is not an agent id; no call button was added.`);
  }

  function whenParsed(/** @type {() => void} */ run) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  }

  function mount(/** @type {Element} */ script, /** @type {string} */ agentId) {
    const label = script.getAttribute('data-label') || 'Call us';
    const source = script.getAttribute('src') ?? '';
    const origin = new URL(source, document.baseURI).origin;
    const url = `${origin}/${settings.slug}?agent=${agentId}`;
    const host = element('section', { 'aria-label': label });
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    const button = callButton(label);
    root.append(button);

    /** @type {HTMLElement | null} */
    let panel = null;

    const close = () => {
      panel?.remove();
      panel = null;
      button.setAttribute('aria-expanded', 'false');
      button.focus();
    };
    const open = () => {
      panel = makePanel(label, url, close);
      root.append(panel);
      button.setAttribute('aria-expanded', 'true');
      panel.querySelector('button')?.focus();
    };
    button.addEventListener('click', () => (panel ? close() : open()));
    host.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !panel) return;
      event.stopPropagation();
      close();
    });
    // While the frame has focus, it receives the Escape key and posts this message.
    window.addEventListener('message', ({ data, origin: from, source: sender }) => {
      const frame = panel?.querySelector('iframe');
      if (frame && from === origin && sender === frame.contentWindow && data === settings.closeMessage)
        close();
    });

    if (script.getAttribute('data-placement') === 'inline' && document.body.contains(script))
      script.after(host);
    else corner().append(host);
  }

  function callButton(/** @type {string} */ label) {
    const button = element('button', {
      type: 'button',
      class: 'call',
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
    });
    button.append(phoneIcon(), label);
    return button;
  }

  function makePanel(
    /** @type {string} */ label,
    /** @type {string} */ url,
    /** @type {() => void} */ close,
  ) {
    const panel = element('div', { class: 'panel', role: 'dialog', 'aria-label': label });
    const bar = element('div', { class: 'bar' });
    const newTabLink = element('a', { href: url, target: '_blank', rel: 'noopener' });
    newTabLink.textContent = 'Open in a new tab';
    const closeButton = element('button', { type: 'button', class: 'close', 'aria-label': 'Close' });
    closeButton.textContent = '✕';
    closeButton.addEventListener('click', close);
    bar.append(newTabLink, closeButton);
    panel.append(bar, element('iframe', { src: url, title: label, allow: 'microphone; autoplay' }));
    return panel;
  }

  /** The container in the page's corner. Several buttons stack in it. */
  function corner() {
    const existing = document.getElementById(settings.cornerId);
    if (existing) return existing;
    const created = element('div', { id: settings.cornerId });
    // A page's Content-Security-Policy can forbid style attributes, but not setting properties from a script.
    Object.assign(created.style, { position: 'fixed', right: '1rem', bottom: '1rem', zIndex: '2147483000' });
    Object.assign(created.style, {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '.6rem',
    });
    document.body.append(created);
    return created;
  }

  function element(/** @type {string} */ name, /** @type {Record<string, string>} */ attributes) {
    const created = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created;
  }

  function phoneIcon() {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute(
      'd',
      'M6.62 10.79a15.05 15.05 0 0 0 6.59 6.59l2.2-2.2a1 1 0 0 1 1.02-.24c1.12.37 2.33.57 3.57.57a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1.02z',
    );
    svg.append(path);
    return svg;
  }
})();
