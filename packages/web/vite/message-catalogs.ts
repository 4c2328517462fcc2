import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

type Compiled = ReturnType<typeof compileMessage>;

/**
 * Compiles the messages of a file: `{"a": "Hi {name}"}` becomes `{"a": ["Hi ", ["name"]]}`. A plain text stays a list
 * too: the library takes a bare string for a message that nobody has compiled, and says so at every use.
 * @throws for a message that cannot be read; the compiler itself only says so on the console and shows it raw
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

/** Compiles the message files at build time, so that the client carries no message parser. */
export function messageCatalogs(): Plugin {
  return {
    name: 'message-catalogs',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/en-PK\/[\w-]+\.json$/ },
      handler(code) {
        const compiled = compileCatalog(JSON.parse(code) as Record<string, string>);
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
