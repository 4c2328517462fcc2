import ts from 'typescript';
import { parseSymbol } from './check.mjs';

/**
 * Reads the exports of a package's sources by the TypeScript compiler.
 * @param {Record<string, string>} entries the source file of each entry, e.g. of `@tara/sdk/lists`
 * @returns a function that returns whether `@tara/sdk/lists listAll` or `@tara/sdk Sdk.post` exists and is exported
 */
export function readSymbols(entries) {
  const program = ts.createProgram(Object.values(entries), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  });
  const checker = program.getTypeChecker();
  const findExport = (file, name) => {
    const module = file && checker.getSymbolAtLocation(program.getSourceFile(file));
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  };
  const getType = (symbol) =>
    symbol.flags & ts.SymbolFlags.Type
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbol(symbol);
  return (symbol) => {
    const { entry, path } = parseSymbol(symbol);
    const [name, ...members] = path;
    let found = findExport(entries[entry], name);
    for (const member of members) found &&= checker.getPropertyOfType(getType(found), member);
    return found !== undefined;
  };
}
