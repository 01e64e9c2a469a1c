import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { measureCompleteness } from './scripts/locales.ts';
import { missingFiles } from './scripts/missingFiles.ts';
import { siteFiles } from './scripts/siteFiles.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const siteUrl = addressOf(process.env.VITE_SITE_URL);

/** The site's address with a slash at its end; '' where none is set, and a bad one throws. */
function addressOf(value: string | undefined): string {
  if (!value) return '';
  if (!URL.canParse(value)) throw new Error(`VITE_SITE_URL=${value} is no address`);
  return new URL(value.endsWith('/') ? value : `${value}/`).href;
}

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), missingFiles(), siteFiles(siteUrl)],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_COMPLETENESS': JSON.stringify(JSON.stringify(measureCompleteness())),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
  },
  build: { target: 'baseline-widely-available' },
});
