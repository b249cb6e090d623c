export function ForwardingAdvice() {
  return (
    <section aria-labelledby="advice" className="prose mt-10">
      <h2 id="advice">Good to know</h2>
      <ol>
        <li>Dial on the phone whose calls should be answered, not on another one.</li>
        <li>Press the call button and wait for two beeps or a message, then hang up.</li>
        <li>Call your number from a second phone to test it.</li>
      </ol>
      <p>
        iPhones do not dial codes with * or # from a link. Type the code into the keypad of the Phone app
        instead. On other phones ‘Dial it’ opens the dialer with the code filled in.
      </p>
      <h3 id="voicemail">When your voicemail answers first</h3>
      <p>
        With ‘When I do not answer’, your voicemail and your receptionist wait for the same call. If voicemail
        wins:
      </p>
      <ul>
        <li>Ask your carrier to let voicemail wait longer, or to take it off your line.</li>
        <li>
          On AT&amp;T and T-Mobile, the no-answer code takes voicemail’s place. To get voicemail back, dial
          ##61# and, if it stays away, ask your carrier to reset it.
        </li>
        <li>Or forward all calls while you work, and undo it in the evening.</li>
      </ul>
      <h3>When it does not work</h3>
      <p>
        Some plans have forwarding switched off, prepaid ones above all. Ask your carrier to add call
        forwarding (conditional forwarding for ‘busy’ and ‘no answer’).
      </p>
    </section>
  );
}
