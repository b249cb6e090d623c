/** Instructions for site builders. Menu names were checked in fall 2025. */
export const siteBuilders = [
  {
    name: 'WordPress',
    steps: [
      'In your dashboard, open Plugins and install one that adds code to the footer, like WPCode.',
      'Open its “Header & Footer” page and paste the code under “Footer.”',
      'Save, then open your site in a private window.',
    ],
    note: 'On WordPress.com, you need a plan with plugins. Some themes have a “Custom HTML” widget that works too.',
  },
  {
    name: 'Wix',
    steps: [
      'In your dashboard, open Settings, then “Custom code.”',
      'Choose “Add custom code” and paste the code.',
      'Load it once on all pages, at the end of the body, and click Apply.',
    ],
    note: 'Custom code needs a paid plan with your own domain.',
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings, then Advanced, then “Code injection.”',
      'Paste the code under “Footer.”',
      'Save and reload your site.',
    ],
    note: 'Code injection comes with the Core plan and up.',
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, then Themes, and choose “Edit code” from your theme’s menu.',
      'Open layout/theme.liquid and paste the code right before </body>.',
      'Save. Keep a copy of the code: it doesn’t carry over to a new theme.',
    ],
    note: null,
  },
] as const;

/** Texts of the page of the website widget, for owners and for buyers who are still deciding. */
export const widgetTexts = {
  what: 'A call button for your website. Visitors talk to your receptionist without dialing, and get booked right there on your page.',
  stillDeciding:
    'Still deciding? It comes with every receptionist. Adding it is one line of code, in WordPress, Wix, Squarespace, Shopify or plain HTML, and the button on this page calls our demo business.',
  here: 'This page has one too. Try it in the lower right corner: it’s exactly what your visitors get.',
  plainHtml: 'Paste this at the end of the body of every page where you want the button.',
} as const;
