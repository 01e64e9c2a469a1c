import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { missingFiles } from './scripts/missingFiles.ts';

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), missingFiles()],
  build: { target: 'baseline-widely-available' },
});
