// A plugin of TypeDoc for the reference of the SDK: groups the exports by what they are for.
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

/** The categories of the files that are not named after one. */
const CATEGORIES = {
  'core/calls.ts': 'Calls',
  'core/idempotency.ts': 'Calls',
  'core/trade-info.ts': 'Calls',
  'generated/api.ts': 'Calls',
  'core/error.ts': 'Errors',
  'generated/errcodes.ts': 'Errors',
  'generated/constants.ts': 'Values of the contract',
  'rules/christmas-count.ts': 'Seasons',
  'rules/click-target.ts': 'Links',
  'rules/kyc.ts': 'Identity verification',
  'rules/lakh.ts': 'Money',
  'rules/text.ts': 'Validation',
  'rules/vip.ts': 'VIP',
  'rules/vip-levels.ts': 'VIP',
};
/** The categories of the other files of these folders. */
const FOLDERS = { core: 'Client', session: 'Session' };

/** The category of a file, by its folder and its name; undefined in an entry with few exports. */
function getCategory(file) {
  const [folder, name] = file.split('/').slice(-2);
  const known = CATEGORIES[`${folder}/${name}`] ?? FOLDERS[folder];
  if (known !== undefined || folder !== 'rules') return known;
  const words = name.replace('.ts', '').replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

export function load({ converter }) {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    // The API reference describes the schemas of the contract.
    for (const item of project.getReflectionsByKind(ReflectionKind.Interface))
      if (item.name === 'components') project.removeReflection(item);
    for (const entry of project.children) {
      entry.name = entry.name === 'index' ? project.name : `${project.name}/${entry.name}`;
      for (const item of entry.children ?? []) {
        const category = getCategory(project.getSymbolIdFromReflection(item).packagePath);
        if (category === undefined) continue;
        for (const documented of item.signatures ?? [item]) {
          documented.comment ??= new Comment();
          documented.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
        }
      }
    }
  });
}
