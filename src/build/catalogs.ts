import { globSync } from 'node:fs'

/** Catalog of every file that no other catalog takes, such as the frame; loaded before the first screen. */
export const baseCatalog = 'frame'

/** Features of which each folder is loaded by itself; all others are loaded whole. */
const featuresInParts = ['account', 'guide', 'workbook']

/** Folders of `src` by the name of their catalog, `locales/<language>/messages/<name>.po`. */
export const catalogFolders: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    foldersIn('src/features').flatMap((feature) => [
      [feature, [`src/features/${feature}`]],
      ...(featuresInParts.includes(feature) ? foldersIn(`src/features/${feature}`) : []).map((part) => [
        `${feature}-${part}`,
        [`src/features/${feature}/${part}`],
      ]),
    ]),
  ),
  // Its own name is that of the tools of the app.
  'ai-tools': ['src/features/tools'],
  // Shown on screens that do not show the drive.
  'drive-picker': ['src/features/drive/picker'],
  'drive-uploads': ['src/features/drive/uploads'],
  // The public pages, which are rendered on the server.
  pages: ['src/site'],
  shared: ['src/engine', 'src/kits'],
  // Apart, because screens that load the shared texts before their content need none of these.
  failures: ['src/engine/failures'],
  // Threads of comments: screens that only show who is here need none of their texts.
  talk: ['src/kits/talk'],
  // Folders and lists: screens without a library need none of their texts.
  library: ['src/kits/library'],
  // Links that end and ask for passwords: shown by dialogs alone.
  links: ['src/kits/links'],
  // What a logo should be: two features show it.
  'logo-brief': ['src/kits/logo'],
  // What is premium, with its plan: shown by the market and by dialogs of plans.
  premium: ['src/kits/design/premium'],
  // A month in numbers: shown by a dialog and on paper, apart from other texts of kits.
  'planner-tally': ['src/features/planner-tally', 'src/kits/planner/tally'],
  // The brand check: only screens that open it need its texts.
  voice: ['src/kits/voice'],
  book: ['src/app/book', 'src/app/guide-actions'],
  quests: ['src/features/quests', 'src/app/quest'],
  brand: ['src/app/brand'],
  'brand-menu': ['src/app/brand-list', 'src/app/brand-menu', 'src/app/brand-state', 'src/app/notices'],
  actions: ['src/app/actions'],
  person: ['src/app/person'],
  public: ['src/app/public'],
  tools: [
    ...['background', 'errors', 'overlays', 'palette', 'shortcuts', 'sync', 'updates'].map(
      (folder) => `src/app/${folder}`,
    ),
    // The sync panel shows the names of commands.
    ...globSync('src/{features,kits}/*/commands', { cwd: new URL('../..', import.meta.url) }),
  ],
  [baseCatalog]: ['src'],
}

/**
 * Name of the catalog with the messages of a file: that of the innermost folder. `path` is relative to the
 * root.
 */
export function catalogOf(path: string): string {
  let [best, length] = [baseCatalog, 0]
  for (const [name, folders] of Object.entries(catalogFolders)) {
    for (const folder of folders) {
      if (folder.length > length && path.startsWith(`${folder}/`)) [best, length] = [name, folder.length]
    }
  }
  return best
}

function foldersIn(path: string): string[] {
  return globSync('*/', { cwd: new URL(`../../${path}`, import.meta.url) })
    .map((name) => name.replace(/\/$/, ''))
    .sort()
}
