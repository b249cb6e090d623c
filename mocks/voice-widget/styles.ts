/** Colors and fonts are inherited from the page. Amber means the phone is ringing. */
export const styles = `
  :host { display: grid; font: 1rem/1.5 var(--font-sans, system-ui), sans-serif; color: var(--ink, CanvasText); }
  * { box-sizing: border-box; }
  p, dl, dd { margin: 0; }
  .screen { display: grid; grid-template-columns: minmax(0, 1fr); gap: .9rem; align-content: center; justify-items: center; min-height: 18.5rem; padding: 1.4rem min(1rem, 5.4vw) 1.2rem; border-radius: 1.6rem; background: var(--surface, Canvas); text-align: center; overflow-wrap: anywhere; }
  .name { font: 700 min(1.35rem, 9vw)/1.2 var(--font-display, inherit); letter-spacing: -.01em; }
  .small { color: var(--muted, inherit); font-size: .88rem; }
  .handset { position: relative; display: grid; place-items: center; width: 5rem; aspect-ratio: 1; border-radius: 50%; background: var(--tint, #e3ede5); color: var(--accent, #0b6848); }
  .handset svg { width: 2.4rem; }
  .rings .handset { margin: 1.1rem; background: var(--ringing, #f0a92b); color: #1a1f1c; }
  .rings .handset::before, .rings .handset::after { content: ''; position: absolute; inset: 0; border: 3px solid var(--ringing, #f0a92b); border-radius: 50%; animation: ring 1.4s ease-out infinite; }
  .rings .handset::after { animation-delay: .5s; }
  .rings svg { animation: shake .35s ease-in-out infinite alternate; }
  .wave { display: flex; align-items: center; justify-content: center; gap: 4px; height: 2.4rem; color: var(--accent, #0b6848); }
  .wave i { width: 4px; height: 45%; border-radius: 2px; background: currentcolor; animation: talk 1s ease-in-out infinite alternate; }
  .wave i:nth-child(2n) { height: 75%; }
  .wave i:nth-child(3n) { height: 100%; animation-duration: .7s; }
  .wave i:nth-child(4n + 1) { animation-duration: 1.25s; animation-delay: -.4s; }
  .wave i:nth-child(5n + 2) { animation-duration: .85s; animation-delay: -.7s; }
  .rings .captions { display: none; }
  .captions { display: grid; gap: .5rem; align-content: end; width: 100%; min-height: 7.4rem; text-align: left; }
  .line { padding: .45rem min(.8rem, 4vw); border-left: 4px solid var(--line, GrayText); border-radius: .3rem; }
  .line:last-child { border-left-color: var(--accent, #0b6848); background: var(--tint, transparent); animation: arrive .25s ease-out; }
  .line b { display: block; font-size: .85rem; }
  .row { display: flex; flex-wrap: wrap; justify-content: center; gap: .6rem; }
  button { min-height: 2.9rem; padding: .4rem min(1.3rem, 7vw); border: 1.5px solid transparent; border-radius: 2rem; background: var(--accent, #0b6848); color: var(--on-accent, #fff); font: inherit; font-weight: 650; cursor: pointer; }
  button:hover { background: var(--accent-strong, #074c34); }
  button.quiet { border-color: var(--field, currentcolor); background: none; color: inherit; }
  button.end { background: var(--danger, #a8261c); color: var(--surface, #fff); }
  form { width: 100%; text-align: left; }
  label { display: block; margin-bottom: .7rem; font-weight: 600; font-size: .92rem; }
  input { display: block; width: 100%; min-height: 2.75rem; padding: .3rem .7rem; border: 1.5px solid var(--field, GrayText); border-radius: .6rem; background: var(--paper, Canvas); color: inherit; font: inherit; }
  :focus-visible { outline: 3px solid var(--accent, #0b6848); outline-offset: 2px; }
  .ticket { --ink: #1a1f1c; --muted: #545c56; --line: #d9d5c8; --accent: #0b6848; width: 100%; padding: 1.3rem min(1.1rem, 5.9vw) 1.1rem; color: var(--ink); background: var(--ticket, #fffdf8); border-radius: 0 0 .5rem .5rem; text-align: left; animation: slide .5s cubic-bezier(.2, .8, .2, 1);
    mask: radial-gradient(circle at 50% 0, transparent .3rem, #000 calc(.3rem + .5px)) 50% 0 / .95rem 50% repeat-x, linear-gradient(#000 0 0) 0 100% / 100% calc(50% + 1px) no-repeat; }
  .paper { width: 100%; filter: drop-shadow(0 6px 14px rgb(30 26 12 / 22%)); }
  .ticket .small { margin-bottom: .1rem; font-weight: 600; }
  .ticket dl { margin-top: .7rem; border-top: 2px solid var(--ink); }
  .ticket dl > div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); padding: .35rem 0; border-bottom: 1px solid var(--line); }
  .ticket dt { color: var(--muted); font-size: .9rem; }
  .stamp { display: block; width: fit-content; margin: .8rem 0 0 auto; padding: .16rem .6rem; border: 2px solid currentcolor; border-radius: .4rem; outline: 1px solid currentcolor; outline-offset: -5px; color: var(--accent); font: 700 .92rem/1.5 var(--font-display, inherit); rotate: -4deg; animation: stamp .25s .45s ease-out backwards; }
  @media (width < 24rem) { .ticket dl > div { display: block; } }
  @media (width < 16rem) { .stamp { rotate: none; } }
  @media (forced-colors: active) { .wave i { background: CanvasText; } .ticket { border: 1px solid; mask: none; } }
  @keyframes ring { from { opacity: .9; } to { opacity: 0; scale: 1.7; } }
  @keyframes shake { from { rotate: -9deg; } to { rotate: 9deg; } }
  @keyframes talk { from { scale: 1 .18; } to { scale: 1 .95; } }
  @keyframes arrive { from { opacity: 0; translate: 0 .4rem; } }
  @keyframes slide { from { opacity: 0; translate: 0 1.5rem; } }
  @keyframes stamp { from { opacity: 0; scale: 1.7; } }
  @media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; } }
`;
