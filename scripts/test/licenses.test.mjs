import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bundledFolders, licenseList, packageName, readPackage } from '../build/licenses/packages.mjs';
import { at } from '../run/paths.mjs';

const run = promisify(execFile);

describe('the list of licences', () => {
  it('finds the packages with code in a bundle', () => {
    const input = (bytesInOutput) => ({ bytesInOutput });
    const outputs = {
      'dist/a.js': {
        inputs: {
          'src/a.ts': input(10),
          'node_modules/.pnpm/react@19.0.0/node_modules/react/cjs/react.js': input(10),
          '../other/node_modules/.pnpm/@tanstack+query-core@5.0.0/node_modules/@tanstack/query-core/build/a.js':
            input(1),
          'node_modules/shaken/index.js': input(0),
        },
      },
    };
    expect(bundledFolders({ outputs }, '/repository')).toEqual([
      path.join('/repository/node_modules/.pnpm/react@19.0.0/node_modules/react'),
      path.join(
        '/repository/node_modules/.pnpm/@tanstack+query-core@5.0.0/node_modules/@tanstack/query-core',
      ),
    ]);
    expect(packageName('a/node_modules/b/node_modules/@c/d/e.js')).toBe('@c/d');
    expect(packageName('src/a.ts')).toBe('');
  });

  it('prints each text once, with all packages that have it, and rejects a package without a licence', () => {
    const list = licenseList([
      { name: 'b', version: '1.0.0', license: 'MIT', text: 'Same.' },
      { name: 'a', version: '2.0.0', license: 'MIT', text: 'Same.' },
      { name: 'c', version: '1.0.0', license: 'ISC', by: 'Somebody', text: '' },
    ]);
    expect(list).toContain('a@2.0.0 (MIT)\nb@1.0.0 (MIT)\n\nSame.\n');
    expect(list).toContain(
      'c@1.0.0 (ISC)\n\nThe package has no licence text. Licence: ISC. Author: Somebody.\n',
    );
    expect(list.match(/Same/g)).toHaveLength(1);
    expect(() => licenseList([{ name: 'd', version: '1.0.0', text: '' }])).toThrow('d names no licence');
  });

  it('contains the licence text of a package', () => {
    expect(readPackage(at('node_modules/vitest'))).toMatchObject({ name: 'vitest', license: 'MIT' });
    expect(readPackage(at('node_modules/vitest')).text).toMatch(/MIT License/);
  });
});

describe('packing from the folder of a package', () => {
  it.each(['packages/sdk', 'packages/mock-server'])(
    'refuses to pack %s and prints the right command',
    async (folder) => {
      const packing = run('npm', ['pack', '--dry-run', '--offline'], {
        cwd: at(folder),
        shell: process.platform === 'win32',
      });
      await expect(packing).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Run "npm run pack"'),
      });
    },
  );
});
