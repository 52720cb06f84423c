import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatter } from '@lingui/format-po'
import { shapeOf } from './message-shape.ts'

/** After an extraction: the catalogs are up to date, messages are translated and keep placeholders and tags. */
const root = resolve(import.meta.dirname, '../..')
const sourceLanguage = 'ko'
const languages = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW']
const folders = languages.map((language) => `locales/${language}/messages`)
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/
const format = formatter({ lineNumbers: false })

const faults = [...(await faultsOfTranslations()), ...(await faultsOfAgreement()), ...faultsOfExtraction()]
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\n${faults.length} to put right in the words of the interface`)
  process.exitCode = 1
} else console.log('The words of the interface are extracted and translated')

async function faultsOfTranslations(): Promise<string[]> {
  const source = await messagesOf(sourceLanguage)
  const found: string[] = []
  for (const language of languages.filter((name) => name !== sourceLanguage)) {
    const here = await messagesOf(language)
    for (const [id, korean] of source) {
      const fault = faultOf(korean, here.get(id) ?? '')
      if (fault) found.push(`${language}: ${fault}: ${korean}`)
    }
    for (const [id, text] of here) if (!source.has(id)) found.push(`${language}: of no screen: ${text}`)
  }
  return found
}

/** A message that several folders have has the same translation in all of them. */
async function faultsOfAgreement(): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    const known = new Map<string, string>()
    for (const [id, text] of (await catalogsOf(language)).flatMap((catalog) => [...catalog])) {
      const other = known.get(id)
      if (other !== undefined && other !== text) found.push(`${language}: both "${other}" and "${text}"`)
      known.set(id, text)
    }
  }
  return found
}

function faultOf(korean: string, translation: string): string | null {
  if (translation === '') return 'not translated'
  if (hangul.test(translation)) return 'Korean left in it'
  try {
    const wanted = shapeOf(korean)
    const { inputs, tags } = shapeOf(translation)
    if (inputs.join() !== wanted.inputs.join()) return `has {${inputs}} instead of {${wanted.inputs}}`
    if (tags.join() !== wanted.tags.join()) return `has ${tags} instead of ${wanted.tags}`
  } catch (cause) {
    return `cannot be read (${cause instanceof Error ? cause.message : cause})`
  }
  return null
}

/** What git knows of the catalogs against what the extraction just wrote; the date in the header does not count. */
function faultsOfExtraction(): string[] {
  const untracked = execFileSync('git', ['ls-files', '--others', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const diff = spawnSync(
    'git',
    ['diff', '--exit-code', '--unified=0', '-I', '^"POT-Creation-Date:', '--', ...folders],
    { cwd: root, encoding: 'utf8' },
  )
  if (diff.status !== 0 && diff.status !== 1) throw new Error(`git diff failed: ${diff.stderr}`)
  const changed = diff.stdout.split('\n').filter((line) => /^[-+](msgid|msgstr|"|#: |\+\+ )/.test(line))
  return [
    ...untracked.split('\n').flatMap((file) => (file ? [`${file} is not in git`] : [])),
    ...(diff.status === 1 ? ['extraction changed the catalogs; add them to git:', ...changed] : []),
  ]
}

/** Translations by message, over all catalogs of a language. */
async function messagesOf(language: string): Promise<Map<string, string>> {
  return new Map((await catalogsOf(language)).flatMap((catalog) => [...catalog]))
}

function catalogsOf(language: string): Promise<Map<string, string>[]> {
  const folder = resolve(root, `locales/${language}/messages`)
  return Promise.all(readdirSync(folder).map((name) => catalogIn(resolve(folder, name), language)))
}

async function catalogIn(filename: string, language: string): Promise<Map<string, string>> {
  const catalog = await format.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: sourceLanguage,
    filename,
  })
  return new Map(
    Object.entries(catalog)
      .filter(([, { obsolete }]) => !obsolete)
      .map(([id, { translation }]) => [id, translation ?? '']),
  )
}
