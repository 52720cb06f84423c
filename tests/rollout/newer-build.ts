import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The older build: this source tree as it is. */
export const olderBuild = join(import.meta.dirname, '../..')

/** What the newer build has and the older one has not. */
export const newerNames = {
  /** A text of the guide's part `core`; as a property of REST under the same name. */
  field: 'rallyingCry',
  column: 'rallying_cry',
  migration: '9000-newer-build',
  /** A choice of `core.companySize`. */
  choice: 'GIANT',
  /** A value of `visual.main`: colours may have an opacity. */
  colour: '#B4583A80',
  /** A document with one text, `journal.entry`, which REST does not hold. */
  document: 'journal',
  /** A kind of which a brand has many, with a title. */
  ofMany: 'poster',
  /** Sent where a device is signed out. */
  closeCode: 4430,
  /** The security event of the same. */
  event: 'DEVICE_PAUSED',
  /** What a share link shows, at `/share/book/{key}`. */
  sharePart: 'BOOK',
  /** A version of the state before a restore. */
  versionKind: 'PUT_BACK',
  /** The bus carries each change of REST on this channel, too. */
  channel: 'announcements',
} as const

const {
  field,
  column,
  migration,
  choice,
  document,
  ofMany,
  closeCode,
  event,
  sharePart,
  versionKind,
  channel,
} = newerNames

const added: Readonly<Record<string, string>> = {
  [`sync-server/database/migrations/${migration}.ts`]: `export const newerBuild = \`
alter table brand_core add column ${column} text;
alter table brand_share drop constraint brand_share_part_check;
alter table doc_version drop constraint doc_version_kind_check;
\`
`,
  [`src/model/documents/${ofMany}.ts`]: `import { documentTraits } from '../document-kinds/traits.ts'
import { shortText } from './choices.ts'
import { defineDocument } from './define-document.ts'

export const ${ofMany} = defineDocument(documentTraits.${ofMany}, { ${ofMany}: { title: shortText(100) } })
`,
  [`src/model/documents/${document}.ts`]: `import { documentTraits } from '../document-kinds/traits.ts'
import { text } from '../fields/text.ts'
import { defineDocument } from './define-document.ts'

export const ${document} = defineDocument(documentTraits.${document}, { ${document}: { entry: text({ max: 2000 }) } })
`,
}

/** Each file with what is replaced in it, by what. */
const changed: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'src/model/documents/guide.ts': [
    [
      "memo: text({ max: 2000, rest: 'brandCore.memo' }),",
      `memo: text({ max: 2000, rest: 'brandCore.memo' }),
    ${field}: text({ max: 2000, rest: 'brandCore.${field}' }),`,
    ],
  ],
  'src/model/options/business.ts': [["'MID_MARKET', 'LARGE']", `'MID_MARKET', 'LARGE', '${choice}']`]],
  'src/model/documents/choices.ts': [['/^#[0-9A-F]{6}$/', '/^#[0-9A-F]{6,8}$/']],
  'src/contract/shapes/basic.ts': [['/^#[0-9A-Fa-f]{6}$/', '/^#[0-9A-Fa-f]{6,8}$/']],
  'src/model/document-kinds/traits.ts': [
    [
      '  planner: {',
      `  ${document}: {
    ...oneOfBrand,
    name: '${document}',
    title: '${document}',
    comments: null,
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    isSettled: false,
    writers: 'BRAND_ROLE_MEMBER',
  },
  planner: {`,
    ],
    [
      '  design: {',
      `  ${ofMany}: {
    ...oneOfBrand,
    name: '${ofMany}',
    title: '${ofMany}',
    comments: null,
    isSearched: false,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    isSettled: false,
    many: { atMost: 100 },
    writers: 'BRAND_ROLE_MEMBER',
  },
  design: {`,
    ],
  ],
  'src/model/documents/documents.ts': [
    [
      "import { planner } from './planner.ts'",
      `import { ${document} } from './${document}.ts'\nimport { planner } from './planner.ts'`,
    ],
    [
      "import { design } from './design.ts'",
      `import { design } from './design.ts'\nimport { ${ofMany} } from './${ofMany}.ts'`,
    ],
    ['  design,\n}', `  design,\n  ${document},\n  ${ofMany},\n}`],
  ],
  'src/model/sync/protocol.ts': [['  overloaded: 1013,', `  overloaded: 1013,\n  paused: ${closeCode},`]],
  'src/contract/shapes/brand-core.ts': [['memo: long,', `memo: long,\n    ${field}: long,`]],
  'src/contract/shapes/me.ts': [["  'DEVICE_ENDED',", `  'DEVICE_ENDED',\n  '${event}',`]],
  'src/contract/shapes/share.ts': [
    ["'CORE', 'VISUAL'] as const", `'CORE', 'VISUAL', '${sharePart}'] as const`],
  ],
  'src/contract/shapes/history.ts': [["['AUTO', 'NAMED',", `['${versionKind}', 'AUTO', 'NAMED',`]],
  'sync-server/api/share/share-answer.ts': [
    ["VISUAL: 'visual/' }", `VISUAL: 'visual/', ${sharePart}: 'book/' }`],
  ],
  'sync-server/api/share/page/pages.ts': [
    [
      "['/share/visual/:key', 'VISUAL'],",
      `['/share/visual/:key', 'VISUAL'],\n  ['/share/book/:key', '${sharePart}'],`,
    ],
  ],
  'sync-server/api/share/cover-look.ts': [
    ["VISUAL: 'visual' }", `VISUAL: 'visual', ${sharePart}: 'guide' }`],
  ],
  'sync-server/api/documents/history/routes.ts': [["kind: 'RESTORE'", `kind: '${versionKind}'`]],
  'sync-server/relay/versions/version-expiry.ts': [["not in ('AUTO',", `not in ('${versionKind}', 'AUTO',`]],
  'sync-server/api/documents/brand-core/rows.ts': [
    ["memo: 'memo',", `memo: 'memo',\n  ${field}: '${column}',`],
  ],
  'sync-server/api/identity/me/routes.ts': [["kind: 'DEVICE_ENDED'", `kind: '${event}'`]],
  'sync-server/api/identity/sessions.ts': [
    [
      "code: closeCode.unauthorized, reason: 'logged out' }",
      "code: closeCode.paused, reason: 'logged out' }",
    ],
  ],
  'sync-server/main.ts': [
    [
      'const changes = emitter<Change>()',
      `const changes = emitter<Change>()
  begun.defer(await shareEvents(bus, '${channel}', changes, changeCodec, log))`,
    ],
  ],
}

const parts = ['src', 'sync-server', 'locales', 'package.json', 'tests/rollout/run-node.ts']
const leftOut = /\.test\.tsx?$|\/tsconfig\.json$|\/(?:features|routes)\/|\/ui\/.*\.tsx?$/

/** A copy of the source tree with the changes of a next release, in a directory of its own. */
export function makeNewerBuild(): { readonly directory: string; readonly remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-newer-build-'))
  for (const part of parts)
    cpSync(join(olderBuild, part), join(directory, part), {
      recursive: true,
      filter: (path) => !leftOut.test(path.slice(olderBuild.length)),
    })
  symlinkSync(join(olderBuild, 'node_modules'), join(directory, 'node_modules'))
  for (const [path, text] of Object.entries(added)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  for (const [path, replacements] of Object.entries(changed)) change(join(directory, path), replacements)
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

function change(path: string, replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of replacements) {
    if (text.split(from).length !== 2) throw new Error(`${path} does not have this once: ${from}`)
    text = text.replace(from, () => to)
  }
  writeFileSync(path, text)
}
