#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runProgram } from '../scripts/package/program.ts';

const manifest = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
await runProgram(process.argv.slice(2), JSON.parse(manifest).version);
