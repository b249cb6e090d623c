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
