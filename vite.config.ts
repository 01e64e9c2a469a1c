import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { measureCompleteness } from './scripts/locales.ts';
import { missingFiles } from './scripts/missingFiles.ts';
import { siteFiles } from './scripts/siteFiles.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const siteUrl = process.env.VITE_SITE_URL ?? '';

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
