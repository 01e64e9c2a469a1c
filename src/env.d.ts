interface ImportMetaEnv {
  /** The percentage of texts that each language has. */
  readonly VITE_COMPLETENESS: Readonly<Record<string, number>>;
  /** A short name for the content of each locale file. */
  readonly VITE_LOCALE_VERSIONS: Readonly<Record<string, string>>;
  /** The version of package.json. */
  readonly VITE_VERSION: string;
  /** Where the site is, for canonical links; '' where nobody said. */
  readonly VITE_SITE_URL: string;
  /** Where the source is and whom to write to, as the host configured. */
  readonly VITE_SOURCE_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
}
