// Stands in for the third-party voice widget where the backend is a mock. Towards the page it does what the real
// one does: the element, its attributes, the call event, client tools. Instead of a talk, a tester says how it ends.
(() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; }
    .box { background: Canvas; border: 1px solid GrayText; border-radius: 1rem; padding: 1rem; }
    p { margin: 0 0 .75rem; }
    .dot { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%; background: #0b6848; margin-right: .5rem; }
    label { display: block; font-weight: 600; margin-bottom: .75rem; }
    input { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit; padding: .3rem .6rem; }
    button { min-height: 2.75rem; padding: .3rem 1.1rem; border: 0; border-radius: 2rem; background: #0b6848; color: #fff; font: inherit; font-weight: 600; cursor: pointer; margin: 0 .5rem .5rem 0; }
    button.quiet { background: none; color: inherit; border: 1.5px solid currentcolor; }
    :focus-visible { outline: 3px solid #0b6848; outline-offset: 2px; }
  `);

  /** What a set-up talk has found out, by the names of the redirect tool's data. */
  const found = () => ({
    Agent_Id: `agent_${Math.random().toString(36).slice(2, 12)}`,
    UsersEmailAddress: 'owner@rivera-plumbing.example',
    BusinessName: 'Rivera Plumbing',
    UsersAddress: '12 Cedar Street',
    UsersCity: 'Austin',
    UsersState: 'TX',
    UsersZipcode: '78701',
  });

  class StandIn extends HTMLElement {
    #box = document.createElement('div');

    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [style];
      this.#box.className = 'box';
      root.append(this.#box);
      this.#showIdle();
    }

    #showIdle() {
      this.#box.replaceChildren(
        text('Test widget: no microphone is used and nothing is sent.'),
        button('Start a call', () => this.#call()),
      );
    }

    #call() {
      const config = {
        agentId: this.getAttribute('agent-id'),
        dynamicVariables: JSON.parse(this.getAttribute('dynamic-variables') ?? '{}'),
        clientTools: undefined,
      };
      const event = new CustomEvent('elevenlabs-convai:call', {
        bubbles: true,
        composed: true,
        detail: { config },
      });
      this.dispatchEvent(event);
      this.#showCall(event.detail.config);
    }

    #showCall(
      /** @type {{ agentId: string | null, clientTools?: { redirectToDemo?: (data: object) => Promise<string> } }} */ config,
    ) {
      const talking = text(`In a call with ${config.agentId}`);
      talking.prepend(Object.assign(document.createElement('span'), { className: 'dot' }));
      const end = button('End call', () => this.#showIdle());
      end.className = 'quiet';
      const tool = config.clientTools?.redirectToDemo;
      this.#box.replaceChildren(talking, ...(tool ? [this.#ending(tool)] : []), end);
    }

    /** The form with which a tester ends a set-up talk. */
    #ending(/** @type {(data: object) => Promise<string>} */ redirectToDemo) {
      const form = document.createElement('form');
      for (const [name, value] of Object.entries(found())) {
        const label = document.createElement('label');
        const input = Object.assign(document.createElement('input'), { name, value, autocomplete: 'off' });
        label.append(name, input);
        form.append(label);
      }
      const answer = text('');
      answer.setAttribute('role', 'status');
      const finish = button('Finish set-up', () => undefined);
      finish.type = 'submit';
      form.append(finish, answer);
      form.addEventListener('submit', async (event) => {
        event.preventDefault();
        answer.textContent = await redirectToDemo(Object.fromEntries(new FormData(form)));
      });
      return form;
    }
  }

  function text(/** @type {string} */ content) {
    return Object.assign(document.createElement('p'), { textContent: content });
  }

  function button(/** @type {string} */ label, /** @type {() => void} */ onClick) {
    const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    element.addEventListener('click', onClick);
    return element;
  }

  if (!customElements.get('elevenlabs-convai')) customElements.define('elevenlabs-convai', StandIn);
})();
