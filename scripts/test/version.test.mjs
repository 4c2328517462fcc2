import { describe, expect, it } from 'vitest';
import { versionFaults } from '../contract/changes/version.mjs';

const gone = { at: 'POST /app/v1/getMail2 200 /total', text: 'field removed', effect: 'wire' };
const renamed = { at: 'POST /app/v1/getMail2', text: 'operationId getMail2 -> mails', effect: 'code' };
const added = { at: 'POST /app/v1/getMail2 200 /unread', text: 'field added', effect: 'addition' };

function faults(changes, version, { changelog = `# Changelog\n\n## [${version}] - 2026-01-01\n` } = {}) {
  return versionFaults(changes, { released: '2.3.1', version, changelog, today: '2026-06-01' });
}

describe('the version of the contract', () => {
  it.each([
    ['breaking changes', [gone], '3.0.0'],
    ['changes that no longer compile', [renamed], '3.0.0'],
    ['additions', [added], '2.4.0'],
    ['additions beside a new major', [added], '3.0.0'],
    ['nothing', [], '2.3.1'],
    ['other words', [], '2.3.2'],
  ])('suffices for %s', (_name, changes, version) => {
    expect(faults(changes, version)).toEqual([]);
  });

  it.each(['2.3.1', '2.3.2', '2.4.0', '1.9.9'])(
    'must be a new major for breaking changes, not %s',
    (version) => {
      const [last] = faults([gone, renamed, added], version).toReversed();
      expect(last).toBe(
        `Breaking changes since 2.3.1 need version 3.0.0, not ${version}:\n` +
          '  POST /app/v1/getMail2 200 /total: field removed\n' +
          '  POST /app/v1/getMail2: operationId getMail2 -> mails',
      );
    },
  );

  it.each(['2.3.1', '2.3.2'])('needs a new minor version for additions, not %s', (version) => {
    expect(faults([added], version)).toEqual([
      `Additions since 2.3.1 need version 2.4.0, not ${version}:\n` +
        '  POST /app/v1/getMail2 200 /unread: field added',
    ]);
  });

  it('lists the first three places of a change that many calls share', () => {
    const everywhere = [1, 2, 3, 4, 5].map((at) => ({ ...gone, at: `POST /app/v1/list${at} 200 /total` }));
    const [message] = faults(everywhere, '2.3.1');
    expect(message.split('\n').slice(1)).toEqual([
      '  POST /app/v1/list1 200 /total: field removed',
      '  POST /app/v1/list2 200 /total: field removed',
      '  POST /app/v1/list3 200 /total: field removed',
      '    and in 2 more places',
    ]);
  });

  it('must not be lower, a prerelease or missing in the changelog', () => {
    expect(faults([], '2.3.0')).toEqual(['info.version 2.3.0 is lower than the released 2.3.1.']);
    expect(faults([], '3.0.0-draft')).toEqual(['info.version is 3.0.0-draft, not major.minor.patch.']);
    expect(faults([], '2.4.0', { changelog: '## [2.3.1]\n' })).toEqual([
      'openapi/CHANGELOG.md has no section "## [2.4.0]".',
    ]);
  });

  it('does not allow removing a deprecated part before its sunset', () => {
    expect(faults([{ ...gone, sunset: '2026-05-31' }], '3.0.0')).toEqual([]);
    expect(faults([{ ...gone, sunset: '2026-06-02' }], '3.0.0')).toEqual([
      'These parts must stay until their sunset, in every version:\n' +
        '  POST /app/v1/getMail2 200 /total: field removed, must stay until 2026-06-02',
    ]);
  });
});
