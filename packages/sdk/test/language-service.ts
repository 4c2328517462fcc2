import path from 'node:path';
import ts from 'typescript';

const repository = path.join(import.meta.dirname, '../../..');
const config = path.join(repository, 'tsconfig.base.json');

/** What an editor shows at a place of a text. */
export interface Hover {
  /** The declaration with its types. */
  signature: string;
  text: string;
}

/**
 * Opens a TypeScript text like an editor, as a file of this folder. A comment such as `/*amount*\/` marks the place after
 * it, by its word.
 *
 * @throws {Error} if the text does not compile
 */
export function openText(text: string) {
  const file = path.join(import.meta.dirname, 'opened.ts');
  const base = ts.readConfigFile(config, (name) => ts.sys.readFile(name)).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, repository);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({
      ...options,
      composite: false,
      noUnusedLocals: false,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    }),
    getCurrentDirectory: () => repository,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const source = name === file ? text : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
  });
  const errors = service.getSemanticDiagnostics(file);
  if (errors.length > 0)
    throw new Error(
      errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'),
    );

  const toHover = (found: ts.QuickInfo | ts.CompletionEntryDetails | undefined): Hover => ({
    signature: ts.displayPartsToString(found?.displayParts),
    text: ts.displayPartsToString(found?.documentation),
  });
  const find = (place: string) => text.indexOf(`/*${place}*/`) + place.length + 4;
  return {
    /** What the editor shows at a marked place. */
    hover: (place: string) => toHover(service.getQuickInfoAtPosition(file, find(place))),
    /** What the editor shows for a name in the list of completions at a marked place. */
    completion: (place: string, name: string) =>
      toHover(
        service.getCompletionEntryDetails(file, find(place), name, undefined, undefined, {}, undefined),
      ),
  };
}
