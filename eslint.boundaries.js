/**
 * Allowed imports: routes → features → answers, backend, session, site → platform, content → domain. The platform doesn't
 * import the domain. All of them may import `brand.ts`, and all but answers, session, site, content and domain may import
 * `environment/env.server`, which imports only the domain. A feature may import only the files that another feature lists here.
 */
const published = {
  setup: [],
  'voice-sample': ['sample-form', 'voice-sample.server'],
  receptionist: [
    'number/number.server',
    'number/phone-line',
    'own/your-receptionist',
    'payment/checkout-report.server',
    'record/agent-record.server',
    'record/next-link',
    'record/receptionist',
    'record/receptionist.server',
    'record/receptionist-view',
  ],
  marketing: [],
  'call-widget': ['call-page.enhance', 'code-sample', 'embed-snippet', 'voice-widget', 'voice-widget.server'],
  analytics: ['attribution.server', 'log-step.server', 'report-step', 'step-data', 'funnel.server'],
};

/** The features that each feature may import. There are no cycles. */
const allowedFeatures = {
  setup: ['voice-sample', 'receptionist', 'call-widget', 'analytics'],
  'voice-sample': ['receptionist', 'call-widget', 'analytics'],
  receptionist: ['call-widget', 'analytics'],
  marketing: ['receptionist', 'call-widget', 'analytics'],
  'call-widget': ['analytics'],
  analytics: [],
};

/** Direct backend calls would bypass the limits on calls that cost money. */
const uncharged = {
  regex: '^~/backend/(backend|client|call|send)\\.server$',
  message:
    'Call the backend through ~/backend/costly-calls.server, which applies the limits on costly calls.',
};

const features = Object.keys(published);
const folders = [
  'routes',
  ...features,
  'answers',
  'backend',
  'session',
  'site',
  'content',
  'domain',
  'platform',
  'environment',
];
/** Platform folders in dependency order: each may import only the folders before it. */
const platformFolders = ['environment', 'telemetry', 'enhancement', 'forms', 'cookies', 'http', 'health'];
/** Every folder may import these. */
const alwaysAllowed = ['brand$'];
const environmentFile = 'environment/env\\.server$';
const exempt = [
  '**/*.test.{ts,tsx}',
  'app/content/pages/indexed-pages.ts', // also imported by vite.config.ts, where the ~/ alias doesn't work
];

/** Forbids all `~/` imports except the allowed ones, and relative imports from other folders. */
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
            { regex: `^~/(?!${[...alwaysAllowed, ...allowed, `${folder}/`].join('|')})`, message },
            {
              regex: `^(\\.\\./)+(${folders.filter((other) => other !== folder).join('|')})/`,
              message: 'Import from other folders with ~/.',
            },
            ...(folder === 'domain'
              ? [{ regex: '^(?!zod$|~/|\\./)', message: 'The domain is pure: no React, Remix or Node.' }]
              : []),
            ...more,
          ],
        },
      ],
    },
  };
}

const featureRules = features.map((feature) =>
  allowOnly(
    feature,
    [
      'answers/',
      'backend/',
      'session/',
      'site/',
      'platform/',
      'content/',
      'domain/',
      environmentFile,
      ...allowedFeatures[/** @type {keyof typeof allowedFeatures} */ (feature)].flatMap((other) =>
        published[/** @type {keyof typeof published} */ (other)].map((file) => `${other}/${file}$`),
      ),
    ],
    'A feature may import answers, backend, session, site, platform, content, domain and the files that allowed features publish (eslint.boundaries.js).',
    feature === 'analytics' ? [] : [uncharged], // logging steps is free
  ),
);

const platformMessage = 'The platform must not import the domain, features or content.';
const platformRules = platformFolders.map((folder, index) => ({
  ...allowOnly('platform', [environmentFile], platformMessage, [
    {
      regex: `^(\\.\\./)+(${platformFolders.slice(index + 1).join('|')})/`,
      message: 'Platform folders may import only the folders listed before them (eslint.boundaries.js).',
    },
  ]),
  files: [`app/platform/${folder}/**`],
}));

export const boundaries = [
  allowOnly('domain', [], 'The domain may import only itself and brand.ts.'),
  allowOnly('environment', ['domain/'], 'The environment may import only the domain.'),
  allowOnly('content', ['domain/'], 'Content may import only the domain.'),
  allowOnly('platform', [environmentFile], platformMessage),
  ...platformRules,
  allowOnly(
    'backend',
    ['platform/', 'domain/', environmentFile],
    'The backend must not import features, pages or content.',
  ),
  allowOnly(
    'answers',
    ['platform/', 'content/', 'domain/'],
    'The answers must not import features or the backend.',
  ),
  allowOnly('session', ['platform/'], 'The visitor’s session may import only the platform.'),
  allowOnly('site', ['platform/', 'content/', 'domain/'], 'The site must not import features.'),
  ...featureRules,
  {
    files: ['app/routes/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(~/routes|\\.\\.?)/(?!.*\\.css)', message: 'A route must not import another route.' },
            uncharged,
          ],
        },
      ],
    },
  },
];

function forbidServerImports(
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

/** Keeps server code and its libraries out of the browser, and React out of `.enhance.ts` scripts. */
export const browserOnly = [
  forbidServerImports(
    ['app/**/*.enhance.ts'],
    'Enhancement scripts must not import server code, its libraries or React.',
    '|^(react|react-dom)($|/)',
  ),
  forbidServerImports(['app/**/*.island.tsx'], 'Islands must not import server code or its libraries.'),
];
