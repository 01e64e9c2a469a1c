interface ImportMetaEnv {
  /** The percentage of texts that each incomplete language has. */
  readonly VITE_INCOMPLETE: Readonly<Record<string, number>>;
  /** A short hash of the content of each locale file. */
  readonly VITE_LOCALE_VERSIONS: Readonly<Record<string, string>>;
  /** A short hash of the content of each file of bosses, as JSON. */
  readonly VITE_BOSS_VERSIONS: string;
  readonly VITE_LEARNER_VERSIONS: string;
  /** The version of package.json. */
  readonly VITE_VERSION: string;
  /** The URL of the site, for canonical links; '' if not configured. */
  readonly VITE_SITE_URL: string;
  /** Which pages with answers the build has. */
  readonly VITE_ANSWER_PAGES: 'none' | 'types' | 'all';
  /** The URL of the source and the contact address, as the host configured them. */
  readonly VITE_SOURCE_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
}
