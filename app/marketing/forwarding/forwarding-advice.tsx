export function ForwardingAdvice() {
  return (
    <section aria-labelledby="advice" className="prose mt-10">
      <h2 id="advice">Good to Know</h2>
      <ol>
        <li>Dial from the phone you want answered, not from another one.</li>
        <li>Press the call button, wait for two beeps or a message, then hang up.</li>
        <li>Call your number from another phone to test it.</li>
      </ol>
      <p>
        iPhones won’t dial codes with * or # from a link. Type the code on the keypad in the Phone app
        instead. On other phones, “Dial it” opens the dialer with the code filled in.
      </p>
      <h3 id="voicemail">If Your Voicemail Picks Up First</h3>
      <p>
        With “When I don’t answer,” your voicemail and your receptionist are waiting for the same call. If
        voicemail wins:
      </p>
      <ul>
        <li>Ask your carrier to make voicemail wait longer, or to take it off your line.</li>
        <li>
          On AT&amp;T and T-Mobile, the no-answer code takes voicemail’s place. To get voicemail back, dial
          ##61#. If that doesn’t do it, ask your carrier to reset it.
        </li>
        <li>Or forward all calls while you’re working, and turn it off in the evening.</li>
      </ul>
      <h3>If It Doesn’t Work</h3>
      <p>
        Some plans don’t include forwarding, especially prepaid ones. Ask your carrier to add call forwarding
        (“conditional forwarding” for busy and no answer).
      </p>
    </section>
  );
}
