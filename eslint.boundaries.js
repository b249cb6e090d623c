/**
 * Who may import whom: routes → features → backend, visits, site → platform, content → domain. `brand.ts` may be
 * imported by all of them, and visits report to the backend.
 * A feature reaches another one only through the files that it publishes here.
 */
const published = {
  'set-up': [],
  'voice-sample': ['clone-voice.server', 'reading-list', 'sample-form', 'toasts', 'voice-sample.server'],
  receptionist: [
    'agent-record.server',
    'house-agents.server',
    'number/phone.server',
    'session-keys',
    'your-receptionist',
    'your-receptionist.server',
  ],
  marketing: ['testimonial'],
  'call-widget': [
    'code-sample',
    'embed-messages',
    'phone-line',
    'voice-widget',
    'widget-call',
    'widget-settings',
  ],
  visits: [
    'attribution.server',
    'get-started',
    'home-page-view.server',
    'log-step.server',
    'report-step',
    'navigation.server',
    'visitor.server',
    'funnel.server',
  ],
};

/** Features that each feature may use, so that no two of them use each other. */
const usedBy = {
  'set-up': ['voice-sample', 'receptionist', 'marketing', 'call-widget', 'visits'],
  'voice-sample': ['receptionist', 'call-widget', 'visits'],
  receptionist: ['call-widget', 'visits'],
  marketing: ['receptionist', 'call-widget', 'visits'],
  'call-widget': ['visits'],
  visits: [],
};

/** Calls that cost money charge themselves; who calls the backend past them would not be counted. */
const uncharged = {
  regex: '^~/backend/(backend|functions|call|send)\\.server$',
  message: 'The backend is called by ~/backend/costly-calls.server, which charges each call.',
};

const features = Object.keys(published);
const folders = ['routes', ...features, 'backend', 'site', 'content', 'domain', 'platform', 'environment'];
/** Of the platform, each uses only those before it. */
const platformFolders = ['environment', 'telemetry', 'enhancement', 'forms', 'session', 'http', 'health'];
/** What all may import. */
const ground = ['brand$'];
const environment = 'environment/env\\.server$';
const exempt = [
  '**/*.test.{ts,tsx}',
  'app/marketing/seo/pages.ts', // also read by the build's configuration, which knows no ~/
];

/** Refuses every `~/` import but the allowed ones, and relative ones that leave the folder. */
function allowOnly(
  /** @type {string} */ folder,
  /** @type {string[]} */ allowed,
  /** @type {string} */ message,
  /** @type {{ regex: string, message: string }[]} */ more = [],
) {
  return {
    files: [`app/${folder}/**`],
    ignores: exempt,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^~/(?!${[...ground, ...allowed, `${folder}/`].join('|')})`, message },
            {
              regex: `^(\\.\\./)+(${folders.filter((other) => other !== folder).join('|')})/`,
              message: 'Another folder is imported by its address from ~/ on.',
            },
            ...(folder === 'domain'
              ? [{ regex: '^(?!zod$|~/|\\./)', message: 'Pure words: no React, Remix or Node.' }]
              : []),
            ...more,
          ],
        },
      ],
    },
  };
}

const ofFeature = features.map((feature) =>
  allowOnly(
    feature,
    [
      'backend/',
      'site/',
      'platform/',
      'content/',
      'domain/',
      environment,
      ...usedBy[/** @type {keyof typeof usedBy} */ (feature)].flatMap((other) =>
        published[/** @type {keyof typeof published} */ (other)].map((file) => `${other}/${file}$`),
      ),
    ],
    'A feature imports backend, site, platform, content, domain and what lower features publish (eslint.boundaries.js).',
    feature === 'visits' ? [] : [uncharged], // steps are logged by visits, and cost nothing
  ),
);

const thePlatform = 'The platform knows no feature and no content.';
const ofPlatform = platformFolders.map((folder, index) => ({
  ...allowOnly('platform', ['domain/', environment], thePlatform, [
    {
      regex: `^(\\.\\./)+(${platformFolders.slice(index + 1).join('|')})/`,
      message: 'No two folders of the platform use each other (eslint.boundaries.js).',
    },
  ]),
  files: [`app/platform/${folder}/**`],
}));

export const boundaries = [
  allowOnly('domain', [], 'The domain imports nothing but itself and brand.ts.'),
  allowOnly('environment', ['domain/'], 'The environment is read before anything else.'),
  allowOnly('content', ['domain/'], 'Content imports the domain alone.'),
  allowOnly('platform', ['domain/', environment], thePlatform),
  ...ofPlatform,
  allowOnly(
    'backend',
    ['platform/', 'domain/', environment],
    'The backend knows no feature, no page and no content.',
  ),
  allowOnly('site', ['platform/', 'content/', 'domain/'], 'The site knows no feature.'),
  ...ofFeature,
  {
    files: ['app/routes/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(~/routes|\\.\\.?)/(?!.*\\.css)', message: 'A route never imports a route.' },
            uncharged,
          ],
        },
      ],
    },
  },
];

function refuseImports(
  /** @type {string[]} */ files,
  /** @type {string} */ message,
  /** @type {string} */ more = '',
) {
  const regex = `\\.server$|^zod($|/)|^@remix-run/|^@conform-to/|^node:${more}`;
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex, message, allowTypeImports: true }] },
      ],
    },
  };
}

/** What runs in the browser can not reach the server's code or its libraries; small scripts not even React. */
export const browserOnly = [
  refuseImports(
    ['app/**/*.enhance.ts'],
    'Small scripts ship none of the server’s code or libraries.',
    '|^(react|react-dom)($|/)',
  ),
  refuseImports(['app/**/*.island.tsx'], 'Islands ship none of the server’s code or libraries.'),
];
