declare module '*?bundled' {
  const text: string;
  export default text;
}

/** Replaced with real settings by app/call-widget/embed/widget-script.server.ts. */
declare const __SETTINGS__: {
  slug: string;
  closeMessage: string;
  cornerId: string;
  colors: { button: string; hover: string; label: string };
};
