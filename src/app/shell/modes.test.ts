// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '#core/links/registry.ts';
import { findMode, lastModePath, modes, rememberMode } from './modes.ts';

beforeEach(() => window.sessionStorage.clear());

describe('the mode of a path', () => {
  it.each([
    ['/offense/', '/offense/'],
    ['/offense', '/offense/'],
    ['/offense/coverage/', '/offense/coverage/'],
    ['/offense/coverage/weakness/', '/offense/coverage/'],
    ['/offense/practice/', '/offense/practice/'],
    ['/defense/', '/defense/'],
    ['/defense/team', '/defense/team/'],
    ['/defense/battle/', '/defense/battle/'],
    ['/game/', undefined],
    ['/about/', undefined],
  ])('%s: %s', (path, mode) => {
    expect(findMode(path)?.path).toBe(mode);
  });
});

describe('a tab of the header', () => {
  it('leads to its first mode at first', () => {
    expect([lastModePath('offense'), lastModePath('defense')]).toEqual(['/offense/', '/defense/']);
  });

  it('leads to the mode in which it was left', () => {
    for (const path of ['/defense/battle/', '/offense/practice/']) rememberMode(findMode(path)!);
    expect([lastModePath('offense'), lastModePath('defense')]).toEqual([
      '/offense/practice/',
      '/defense/battle/',
    ]);
  });

  it('leads to its first mode if the stored one does not exist in it', () => {
    window.sessionStorage.setItem('mode.defense', JSON.stringify('/offense/'));
    window.sessionStorage.setItem('mode.offense', '{');
    expect([lastModePath('offense'), lastModePath('defense')]).toEqual(['/offense/', '/defense/']);
  });

  it('has its modes in their order', () => {
    const labelsOf = (section: Section) =>
      modes.filter((mode) => mode.section === section).map(({ label }) => label);
    expect(labelsOf('offense')).toEqual([
      ...['offense.attacks', 'coverage.mode', 'chart.mode', 'pages.practice.title'],
    ]);
    expect(labelsOf('defense')).toEqual(['defense.solo', 'defense.team', 'battle.mode']);
  });
});
