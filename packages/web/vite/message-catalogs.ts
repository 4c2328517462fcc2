import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

type Compiled = ReturnType<typeof compileMessage>;

/**
 * Compiles the messages of a file: `{"a": "Hi {name}"}` becomes `{"a": ["Hi ", ["name"]]}`. A plain text also becomes a
 * list, because the library treats a string as not compiled and warns at every use.
 * @throws for an invalid message; the compiler only warns and shows it unchanged
 */
export function compileCatalog(source: Readonly<Record<string, string>>): Record<string, Compiled> {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const tokens = compileMessage(text);
      const [first] = tokens;
      const unread = tokens.length === 1 && first === text && /[{}]/.test(text);
      if (unread) throw new Error(`messages: cannot read "${key}": ${text}`);
      return [key, tokens];
    }),
  );
}

/** Compiles the messages at build, so that the client contains no message parser. */
export function messageCatalogs(): Plugin {
  return {
    name: 'message-catalogs',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/en-PK\/(?:[\w-]+\/)?[\w-]+\.json$/ },
      handler(code) {
        const compiled = compileCatalog(JSON.parse(code) as Record<string, string>);
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
