/** Menus change; the names are those of autumn 2025. */
export const siteBuilders = [
  {
    name: 'WordPress',
    steps: [
      'In the dashboard open Plugins and install one that adds code to the footer, such as WPCode.',
      'Open its ‘Header & Footer’ page and paste the code under ‘Footer’.',
      'Save, then open your site in a private window.',
    ],
    note: 'On WordPress.com this needs a plan with plugins. Some themes have a ‘Custom HTML’ widget that works too.',
  },
  {
    name: 'Wix',
    steps: [
      'In the dashboard open Settings, then ‘Custom code’.',
      'Choose ‘Add custom code’ and paste the code.',
      'Load it on all pages, once each, at the end of the body. Apply.',
    ],
    note: 'Custom code needs a paid plan with a domain of your own.',
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings, then Advanced, then ‘Code injection’.',
      'Paste the code under ‘Footer’.',
      'Save and reload your site.',
    ],
    note: 'Code injection is part of the Core plan and those above it.',
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, then Themes, and choose ‘Edit code’ from the menu of your theme.',
      'Open layout/theme.liquid and paste the code just before </body>.',
      'Save. Keep a copy of the code: a new theme does not bring it along.',
    ],
    note: null,
  },
] as const;
