import { describe, expect, it } from 'vitest';
import { foldNotes, parseNote } from '../build/changelog/notes.mjs';

const toNote = (pkg, kind, text) => `---\npackage: ${pkg}\nkind: ${kind}\n---\n\n${text}\n`;

describe('change notes', () => {
  it('have a package, a kind and a text', () => {
    expect(parseNote('a.md', toNote('sdk', 'fixed', 'One line.'))).toEqual({
      pkg: 'sdk',
      kind: 'fixed',
      text: 'One line.',
    });
  });

  it.each([
    ['another package', toNote('contract', 'fixed', 'One line.')],
    ['another kind', toNote('sdk', 'removed', 'One line.')],
    ['no text', toNote('sdk', 'fixed', '')],
    ['no head', 'One line.'],
  ])('are rejected with %s', (_, source) => {
    expect(() => parseNote('a.md', source)).toThrow('.changes/a.md');
  });
});

describe('a release', () => {
  const changelog = '# Changelog\n\nIntroduction.\n\n## 2026-11-26\n\n### Fixed\n\n- Old.\n';
  const notes = [
    { kind: 'fixed', text: 'Second.' },
    { kind: 'breaking', text: 'First,\nin two lines.' },
  ];

  it('puts the notes on top, sorted by kind', () => {
    expect(foldNotes(changelog, notes, '2026-12-01')).toBe(
      '# Changelog\n\nIntroduction.\n\n## 2026-12-01\n\n### What you must change\n\n- First,\n  in two lines.\n\n' +
        '### Fixed\n\n- Second.\n\n## 2026-11-26\n\n### Fixed\n\n- Old.\n',
    );
  });

  it('starts a changelog without releases', () => {
    expect(foldNotes('# Changelog\n', notes.slice(0, 1), '2026-12-01')).toBe(
      '# Changelog\n\n## 2026-12-01\n\n### Fixed\n\n- Second.\n',
    );
  });

  it.each(['2026-11-26', 'tomorrow'])('is rejected for %s', (date) => {
    expect(() => foldNotes(changelog, notes, date)).toThrow(date);
  });
});
